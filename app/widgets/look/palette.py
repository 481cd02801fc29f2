"""Named colours of the three looks, light paper, dark paper and the projector, and of each in high contrast.

Source of the values: the visual direction, section 1. Text and control contrasts are tested.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QColor


def _c(value: str, alpha: float = 1.0) -> QColor:
    colour = QColor(f"#{value}")
    if alpha < 1.0:
        colour.setAlphaF(alpha)
    return colour


class Palette(NamedTuple):
    """One look. Every field is a colour but the last three.

    ``*_edge`` is the paper thickness under a fill, ``*_tint`` a pale ground for ``ink`` text,
    ``letter`` is what is printed on cards, dice and anything yellow in every look.
    """

    paper: QColor
    raised: QColor
    sunken: QColor
    line: QColor
    line2: QColor
    ink: QColor
    ink2: QColor
    ink3: QColor
    onfill: QColor
    red: QColor
    red_edge: QColor
    red_tint: QColor
    yellow: QColor
    yellow_edge: QColor
    yellow_tint: QColor
    yellow_ink: QColor
    blue: QColor
    blue_edge: QColor
    blue_tint: QColor
    green: QColor
    green_edge: QColor
    green_tint: QColor
    focus: QColor
    mat_red: QColor
    mat_red_mark: QColor
    mat_yellow: QColor
    mat_yellow_mark: QColor
    mat_blue: QColor
    mat_blue_mark: QColor
    mat_green: QColor
    mat_green_mark: QColor
    on_mat: QColor
    card: QColor
    card_highlight: QColor
    card_edge: QColor
    letter: QColor
    tray: QColor
    tray_highlight: QColor
    tray_edge: QColor
    well: QColor
    tile: QColor
    tile_highlight: QColor
    tile_edge: QColor
    shadow: QColor
    shadow_strong: QColor
    scrim: QColor
    gloss: float
    flat: bool
    """Flat looks draw no thickness, no jitter and no mat ornament (projector)."""
    strong: bool = False
    """High contrast: every sheet of paper has an outline, and no text stands below 7 to 1."""

    def colour(self, name: str) -> QColor:
        """The colour of a token by its name; raises AttributeError for an unknown one."""
        value = getattr(self, name)
        if not isinstance(value, QColor):
            raise AttributeError(name)
        return value

    def mat(self, fill: str) -> tuple[QColor, QColor]:
        """Ground and ornament colour of a game's mat; ``fill`` is the token of its sheet."""
        return self.colour(f"mat_{fill}"), self.colour(f"mat_{fill}_mark")


LIGHT = Palette(
    paper=_c("F7F0E1"), raised=_c("FFFBF2"), sunken=_c("EADFC8"), line=_c("DCCFB4"), line2=_c("85795F"),
    ink=_c("1F2437"), ink2=_c("555968"), ink3=_c("8B887F"), onfill=_c("FFFBF2"),
    red=_c("C63825"), red_edge=_c("97281A"), red_tint=_c("F8D9CB"),
    yellow=_c("F2B632"), yellow_edge=_c("B97A0C"), yellow_tint=_c("FBE8B4"), yellow_ink=_c("7A5200"),
    blue=_c("2A60A1"), blue_edge=_c("1C4375"), blue_tint=_c("D3E2F1"),
    green=_c("27755A"), green_edge=_c("17513D"), green_tint=_c("D0E6D8"),
    focus=_c("154E9F"),
    mat_red=_c("F0B196"), mat_red_mark=_c("E79E80"),
    mat_yellow=_c("F4D88F"), mat_yellow_mark=_c("EBC76B"),
    mat_blue=_c("8DB4D9"), mat_blue_mark=_c("7AA4CD"),
    mat_green=_c("97C5A8"), mat_green_mark=_c("82B596"),
    on_mat=_c("1F2437"),
    card=_c("FFF8E7"), card_highlight=_c("FFFDF7"), card_edge=_c("D3BF95"), letter=_c("1F2437"),
    tray=_c("C63825"), tray_highlight=_c("DB5540"), tray_edge=_c("97281A"), well=_c("86210F"),
    tile=_c("14151B"), tile_highlight=_c("2C2E38"), tile_edge=_c("040507"),
    shadow=_c("1F2437", 0.20), shadow_strong=_c("1F2437", 0.34), scrim=_c("1F2437", 0.55),
    gloss=0.30, flat=False,
)  # fmt: skip

DARK = Palette(
    paper=_c("171A27"), raised=_c("222638"), sunken=_c("10131D"), line=_c("363B50"), line2=_c("8188A3"),
    ink=_c("F6EEDD"), ink2=_c("B7B6BE"), ink3=_c("7C7F8E"), onfill=_c("14161F"),
    red=_c("F0705A"), red_edge=_c("B44532"), red_tint=_c("4A2722"),
    yellow=_c("F5C04A"), yellow_edge=_c("B98618"), yellow_tint=_c("453615"), yellow_ink=_c("F5C04A"),
    blue=_c("7DB0E8"), blue_edge=_c("4C7FB8"), blue_tint=_c("1E324D"),
    green=_c("6CC39B"), green_edge=_c("3F8F6C"), green_tint=_c("1B3A2E"),
    focus=_c("8FC0FF"),
    mat_red=_c("45292A"), mat_red_mark=_c("563231"),
    mat_yellow=_c("4A4129"), mat_yellow_mark=_c("5A4F31"),
    mat_blue=_c("22344F"), mat_blue_mark=_c("2B4062"),
    mat_green=_c("1F3B31"), mat_green_mark=_c("28493D"),
    on_mat=_c("F6EEDD"),
    card=_c("F3E8CF"), card_highlight=_c("FAF1DD"), card_edge=_c("A8946A"), letter=_c("1F2437"),
    tray=_c("B23A28"), tray_highlight=_c("CC5642"), tray_edge=_c("7A2114"), well=_c("5E170C"),
    tile=_c("0E0F14"), tile_highlight=_c("2A2C36"), tile_edge=_c("000000"),
    shadow=_c("000000", 0.38), shadow_strong=_c("000000", 0.55), scrim=_c("05060A", 0.66),
    gloss=0.16, flat=False,
)  # fmt: skip

PROJECTOR = LIGHT._replace(
    paper=_c("FFFFFF"), raised=_c("FFFFFF"), sunken=_c("EFEFEF"), line=_c("000000"), line2=_c("000000"),
    ink=_c("000000"), ink2=_c("2B2B2B"), ink3=_c("6A6A6A"), onfill=_c("FFFFFF"),
    red=_c("B01E0E"), red_edge=_c("7A1409"), red_tint=_c("FFE1DA"),
    yellow=_c("FFD21F"), yellow_edge=_c("000000"), yellow_tint=_c("FFF1B3"), yellow_ink=_c("5C3E00"),
    blue=_c("0B3F8F"), blue_edge=_c("072B63"), blue_tint=_c("D6E6FF"),
    green=_c("0B5B3E"), green_edge=_c("063B28"), green_tint=_c("CFF0E0"),
    focus=_c("0B3F8F"),
    mat_red=_c("FFFFFF"), mat_red_mark=_c("F1F1F1"),
    mat_yellow=_c("FFFFFF"), mat_yellow_mark=_c("F1F1F1"),
    mat_blue=_c("FFFFFF"), mat_blue_mark=_c("F1F1F1"),
    mat_green=_c("FFFFFF"), mat_green_mark=_c("F1F1F1"),
    on_mat=_c("000000"),
    card=_c("FFFFFF"), card_highlight=_c("FFFFFF"), card_edge=_c("000000"), letter=_c("000000"),
    tray=_c("000000"), tray_highlight=_c("000000"), tray_edge=_c("000000"), well=_c("2B2B2B"),
    gloss=0.0, flat=True,
)  # fmt: skip

STRONG_LIGHT = LIGHT._replace(
    paper=_c("FFFCF5"), raised=_c("FFFFFF"), sunken=_c("F1EBDD"), line=_c("4A4538"), line2=_c("1B1B1B"),
    ink=_c("000000"), ink2=_c("2A2C33"), ink3=_c("474747"), onfill=_c("FFFFFF"),
    red=_c("93200F"), red_edge=_c("4E0F06"), red_tint=_c("FFE9E2"),
    yellow=_c("FFC933"), yellow_edge=_c("8A5A00"), yellow_tint=_c("FFF1CC"), yellow_ink=_c("563900"),
    blue=_c("134583"), blue_edge=_c("08264C"), blue_tint=_c("E2EEFA"),
    green=_c("0C543A"), green_edge=_c("052D1F"), green_tint=_c("DDF3E7"),
    focus=_c("002F86"),
    mat_red=_c("F9D3C2"), mat_red_mark=_c("F3C4AF"),
    mat_yellow=_c("FBE9BC"), mat_yellow_mark=_c("F5DD9E"),
    mat_blue=_c("C6DCF1"), mat_blue_mark=_c("B4CFE9"),
    mat_green=_c("C5E3D1"), mat_green_mark=_c("B3D7C2"),
    on_mat=_c("000000"),
    card=_c("FFFFFF"), card_highlight=_c("FFFFFF"), card_edge=_c("000000"), letter=_c("000000"),
    tray=_c("93200F"), tray_highlight=_c("B23A28"), tray_edge=_c("4E0F06"), well=_c("5E170C"),
    gloss=0.10, strong=True,
)  # fmt: skip

STRONG_DARK = DARK._replace(
    paper=_c("05060A"), raised=_c("12141D"), sunken=_c("000000"), line=_c("A9ADBF"), line2=_c("F2F2F2"),
    ink=_c("FFFFFF"), ink2=_c("E4E3E8"), ink3=_c("B9BBC6"), onfill=_c("000000"),
    red=_c("FF9A88"), red_edge=_c("FFFFFF"), red_tint=_c("3A1713"),
    yellow=_c("FFD35C"), yellow_edge=_c("FFFFFF"), yellow_tint=_c("33270A"), yellow_ink=_c("FFD35C"),
    blue=_c("A5CDFF"), blue_edge=_c("FFFFFF"), blue_tint=_c("0E2039"),
    green=_c("8FE0BC"), green_edge=_c("FFFFFF"), green_tint=_c("0C2A1E"),
    focus=_c("FFE27A"),
    mat_red=_c("240F10"), mat_red_mark=_c("301617"),
    mat_yellow=_c("241E0D"), mat_yellow_mark=_c("302812"),
    mat_blue=_c("0C1726"), mat_blue_mark=_c("142235"),
    mat_green=_c("0A1C15"), mat_green_mark=_c("11281F"),
    on_mat=_c("FFFFFF"),
    card=_c("FFFFFF"), card_highlight=_c("FFFFFF"), card_edge=_c("8B8B8B"), letter=_c("000000"),
    tile_edge=_c("A9ADBF"),
    gloss=0.06, strong=True,
)  # fmt: skip

STRONG_PROJECTOR = PROJECTOR._replace(
    ink2=_c("1B1B1B"), ink3=_c("474747"), red=_c("93200F"), red_edge=_c("4E0F06"), yellow_ink=_c("4F3500"),
    strong=True,
)  # fmt: skip

_STRONG = ((LIGHT, STRONG_LIGHT), (DARK, STRONG_DARK), (PROJECTOR, STRONG_PROJECTOR))


def strengthened(look: Palette) -> Palette:
    """The same look in high contrast."""
    return next((strong for usual, strong in _STRONG if look is usual), look)


def printed(look: Palette) -> Palette:
    """The inks of covers, cards and slips, which are those of light paper in the dark too."""
    if look.flat:
        return look
    return STRONG_LIGHT if look.strong else LIGHT


def contrast(first: QColor, second: QColor) -> float:
    """WCAG 2 contrast ratio of two opaque colours, 1 to 21."""

    def luminance(colour: QColor) -> float:
        channels = (colour.redF(), colour.greenF(), colour.blueF())
        r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    low, high = sorted((luminance(first), luminance(second)))
    return (high + 0.05) / (low + 0.05)


def mix(first: QColor, second: QColor, share: float) -> QColor:
    """A colour ``share`` (0 to 1) of the way from the first to the second."""
    keep = 1.0 - share
    return QColor.fromRgbF(
        first.redF() * keep + second.redF() * share,
        first.greenF() * keep + second.greenF() * share,
        first.blueF() * keep + second.blueF() * share,
        first.alphaF() * keep + second.alphaF() * share,
    )
