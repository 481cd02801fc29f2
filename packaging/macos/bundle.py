"""What the bundle for macOS says of itself (Info.plist); used by packaging/slovohratky.spec."""

from __future__ import annotations

from typing import Any

IDENTIFIER = "cz.slovohratky.Slovohratky"
GAME_TYPE = f"{IDENTIFIER}.game"


def info(version: str) -> dict[str, Any]:
    """Name, version, languages, and that saved games (``.slovohra``) are opened with it."""
    return {
        "CFBundleDisplayName": "Slovohrátky",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "cs",
        "CFBundleLocalizations": ["cs", "en"],
        "LSApplicationCategoryType": "public.app-category.word-games",
        "LSMinimumSystemVersion": "13.0",
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "GPL-2.0-or-later",
        "NSSupportsAutomaticGraphicsSwitching": True,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": "Slovohrátky saved game",
                "CFBundleTypeRole": "Editor",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [GAME_TYPE],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": GAME_TYPE,
                "UTTypeDescription": "Slovohrátky saved game",
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {"public.filename-extension": ["slovohra"]},
            }
        ],
    }
