"""An independent list of Czech forms and lemmas: the data of the PyPI package simplemma (MIT).

It is read from the wheel that ``pip download simplemma --no-deps`` puts into the folder of texts.
"""

from __future__ import annotations

import sys
import tempfile
import zipfile
from pathlib import Path


class MissingTexts(Exception):
    """The folder lacks what is to be measured."""


def read_reference(folder: Path) -> dict[str, str]:
    """Form -> lemma, about 360,000 of them, capitals as in the language."""
    wheels = sorted(folder.glob("simplemma-*.whl"))
    if not wheels:
        raise MissingTexts("no simplemma wheel: pip download simplemma --no-deps")
    with tempfile.TemporaryDirectory() as place:
        with zipfile.ZipFile(wheels[-1]) as wheel:
            wheel.extractall(place)
        sys.path.insert(0, place)
        try:
            from simplemma.strategies.dictionaries.dictionary_factory import (  # type: ignore[import-not-found]
                _load_dictionary_from_disk,
            )

            raw = _load_dictionary_from_disk("cs")
        finally:
            sys.path.remove(place)
    return {form.decode(): lemma.decode() for form, lemma in raw.items()}
