# For the scripts in bash: --help prints the comment at the head of one; refuse is for wrong use, fail for all else.
if [ "${1-}" = -h ] || [ "${1-}" = --help ]; then
  awk 'NR > 1 && !/^#/ { exit } NR > 1 { sub(/^# ?/, ""); print }' "$0"
  exit 0
fi

# refuse WHY
refuse() { fail "$1; --help says how it is used" 64; }

# fail WHY [STATUS]
fail() {
  echo "${0##*/}: $1" >&2
  exit "${2-1}"
}

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

# stale FILE SOURCE...: whether a file is missing, or older than any of its sources. Directories count too: their times
# change when a file comes or goes.
stale() { [ ! -e "$1" ] || [ -n "$(find "${@:2}" -newer "$1" -print -quit)" ]; }
