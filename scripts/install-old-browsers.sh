#!/usr/bin/env bash
# Installs browsers for e2e/old-browsers.spec.ts: into a folder, the Chromiums of 2020 to 2023 from npm packages; and if
# it is missing, WebKit from the packages of the system. With OLD_BROWSERS=<folder>, the tests find them.
set -euo pipefail
mkdir -p "$1" && cd "$1"
for entry in 83=chrome-aws-lambda@5.0.0 103=@sparticuz/chromium@103.0.0 109=@sparticuz/chromium@109.0.6 \
  119=@sparticuz/chromium@119.0.2; do
  target=chromium-${entry%%=*}
  [ -x "$target/chromium" ] && continue
  tar xzf "$(npm pack --silent --ignore-scripts "${entry#*=}")" && rm ./*.tgz
  mkdir -p "$target"
  for file in package/bin/*.br; do
    node -e 'process.stdout.write(require("zlib").brotliDecompressSync(require("fs").readFileSync(process.argv[1])))' \
      "$file" >"$target/$(basename "$file" .br)"
  done
  for archive in "$target"/*.tar; do
    tar xf "$archive" -C "$target" && rm "$archive"
  done
  chmod +x "$target/chromium" && rm -r package
done
if ! command -v WPEWebDriver >/dev/null; then
  sudo apt-get update -q && sudo apt-get install -yq --no-install-recommends wpewebkit-driver cog
fi
