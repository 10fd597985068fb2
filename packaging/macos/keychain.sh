#!/usr/bin/env bash
# Puts the signature and the notary's account into a keychain of their own, for a hosted build.
# Takes CERTIFICATE (a .p12 in base64) and CERTIFICATE_PASSWORD, and, to notarise, NOTARY_USER,
# NOTARY_TEAM and NOTARY_PASSWORD. Hands on to the next steps what dmg.py looks for.
set -euo pipefail

keychain="$RUNNER_TEMP/farmdesk.keychain-db"
certificate="$RUNNER_TEMP/farmdesk.p12"
secret="$(openssl rand -hex 24)"
trap 'rm -f "$certificate"' EXIT

printf '%s' "$CERTIFICATE" | base64 --decode > "$certificate"
security create-keychain -p "$secret" "$keychain"
security set-keychain-settings -lut 3600 "$keychain"
security unlock-keychain -p "$secret" "$keychain"
security import "$certificate" -k "$keychain" -P "$CERTIFICATE_PASSWORD" -T /usr/bin/codesign
security set-key-partition-list -S apple-tool:,apple:,codesign: -s -k "$secret" "$keychain" > /dev/null
security list-keychains -d user -s "$keychain" login.keychain-db

identity="$(security find-identity -v -p codesigning "$keychain" | sed -n 's/.*"\(.*\)"/\1/p' | head -n 1)"
test -n "$identity"
echo "FARMDESK_SIGN_IDENTITY=$identity" >> "$GITHUB_ENV"

if [ -n "${NOTARY_USER:-}" ]; then
    xcrun notarytool store-credentials farmdesk --apple-id "$NOTARY_USER" \
        --team-id "$NOTARY_TEAM" --password "$NOTARY_PASSWORD"
    echo "FARMDESK_NOTARY_PROFILE=farmdesk" >> "$GITHUB_ENV"
fi
