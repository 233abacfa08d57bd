# Every script in bash begins with this: --help prints the comment at its head, errors end it, and it works in the root of the
# checkout. $caller is the folder that it was called from.
set -euo pipefail
if [ "${1-}" = -h ] || [ "${1-}" = --help ]; then
  awk 'NR > 1 && !/^#/ { exit } NR > 1 { sub(/^# ?/, ""); print }' "$0"
  exit 0
fi
caller=$PWD
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
root=$PWD

# refuse WHY: for wrong use.
refuse() { fail "$1; --help says how it is used" 64; }

# fail WHY [STATUS]
fail() {
  echo "${0##*/}: $1" >&2
  exit "${2-1}"
}

# SwiftPM knows a package by the name of its folder, and so takes this one for one of those inside.
case "${root##*/}" in
  [Aa]pple | [Bb]enchmarks | [Ff]uzzers | [Ll]ab | [Ww]eb | [Ww]indow) fail "rename the folder $root: a package inside has that name" ;;
esac

# quietly LOG COMMAND...: what the command says goes into a file, and is shown if it fails; then the script ends.
quietly() {
  "${@:2}" >"$1" 2>&1 || {
    cat "$1" >&2
    exit 1
  }
}

# toolchain [TOOL...]: the tools that stand next to Swift's compiler come before the system's.
toolchain() {
  local tool
  tool=$(command -v swift) || fail "swift was not found; install a Swift 6.3 toolchain"
  PATH="$(dirname "$(readlink -f "$tool")"):$PATH"
  for tool in "$@"; do
    command -v "$tool" >/dev/null || fail "$tool was not found; it comes with the Swift toolchain"
  done
}

# each OPTION WORD...: every word with the option before it, to hand them through `swift build` to a tool.
each() { printf -- "$1 %s\n" "${@:2}"; }

# stale FILE SOURCE...: whether a file is missing, or older than any of its sources. Directories count too: their times
# change when a file comes or goes.
stale() { [ ! -e "$1" ] || [ -n "$(find "${@:2}" -newer "$1" -print -quit)" ]; }

# stated FILE PERCENT ROW NUMBER...: a row of a table has these numbers of bytes, to so many percent.
stated() {
  local said number
  read -ra said < <(grep -F "| $3 |" "$1" | cut -d'|' -f3- | tr -d '|,')
  for number in "${@:4}"; do
    ((${#said[@]} && (100 * (number - said[0])) ** 2 <= ($2 * said[0]) ** 2)) || {
      echo "${0##*/}: $3: ${*:4} bytes; $1 says ${said[*]-nothing} instead of $number" >&2
      return 1
    }
    said=("${said[@]:1}")
  done
  printf '  %s: %s bytes\n' "$3" "${*:4}"
}

# left_out WHAT WHY: for the table of Scripts/test; with CI=true it is a failure.
left_out() {
  echo "${0##*/}: left out: $1: $2" >&2
  echo "$1: $2" >>"${NOT_RUN-/dev/null}"
  if [ "${CI-}" = true ]; then exit 1; fi
}

# has WHAT TOOL ...: whether all tools and files are there; WHAT is left out where one is not.
has() {
  local tool
  for tool in "${@:2}"; do
    command -v "$tool" >/dev/null || [ -e "$tool" ] || {
      left_out "$1" "$tool was not found; Scripts/install-test-tools installs it"
      return 1
    }
  done
}
