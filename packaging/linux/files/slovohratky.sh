#!/bin/sh
# Starts Slovohrátky from the folder this lies in, wherever that is.
#
#   ./slovohratky [FILE]           play; FILE is a saved game to be opened
#   ./slovohratky --menu           put it into this user's menu and open saved games with it
#   ./slovohratky --no-menu        take it out again
set -eu
here=$(dirname "$(readlink -f "$0")")
share=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$share/applications/slovohratky.desktop
type=$share/mime/packages/slovohratky.xml
icon=$share/icons/hicolor/256x256/apps/slovohratky.png

told() {
    if command -v update-mime-database >/dev/null; then update-mime-database "$share/mime" || true; fi
    if command -v update-desktop-database >/dev/null; then update-desktop-database "$share/applications" || true; fi
}

case "${1:-}" in
    --menu)
        mkdir -p "$(dirname "$entry")" "$(dirname "$type")" "$(dirname "$icon")"
        sed "s|^Exec=.*|Exec=\"$here/slovohratky\" %f|" "$here/share/slovohratky.desktop" >"$entry"
        cp "$here/share/slovohratky-mime.xml" "$type"
        cp "$here/share/slovohratky.png" "$icon"
        told
        ;;
    --no-menu)
        rm -f "$entry" "$type" "$icon"
        told
        ;;
    *) exec "$here/Slovohratky" "$@" ;;
esac
