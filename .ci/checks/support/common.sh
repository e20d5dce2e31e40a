# What the checks share; they read it first. It goes to the package's folder, and makes a folder `work` that is removed at
# the end.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../../.."
support=.ci/checks/support
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

install() {
  if ! dpkg -s "$@" >/dev/null 2>&1; then
    apt-get update
    DEBIAN_FRONTEND=noninteractive apt-get install -y "$@"
  fi
}

# The manifest has this target only for those who ask for it.
build_benchmarks() { BENCHMARKS=1 swift build -c release -debug-info-format none --product Benchmarks; }

# The leak checker also reports leaks of the test libraries, and of Foundation's XML parser and process launch, which tests
# use.
suppressions() { printf 'leak:%s\n' libXCTest.so libFoundationXML.so Foundation7ProcessC3run >"$1"; }
