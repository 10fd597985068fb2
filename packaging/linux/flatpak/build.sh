#!/usr/bin/env bash
# Makes dist/farmdesk.flatpak from the bundle: python3 run.py bundle, then this. For hosted builds:
# flatpak-builder fetches its runtime, which must have been added as a remote called flathub.
set -eu
cd "$(dirname "$0")/../../.."

id=io.github.farmdesk.Farmdesk
python3 packaging/linux/flatpak/lay.py
flatpak-builder --user --force-clean --install-deps-from=flathub --repo=build/flatpak-repo \
    build/flatpak-app "packaging/linux/flatpak/$id.json"
flatpak build-bundle build/flatpak-repo dist/farmdesk.flatpak "$id"
