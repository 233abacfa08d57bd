# For the stages of Scripts/test.

# left_out WHAT WHY: for its table; with CI=true it is a failure.
left_out() {
  echo "${0##*/}: left out: $1: $2" >&2
  echo "$1: $2" >>"${NOT_RUN-/dev/null}"
  if [ "${CI-}" = true ]; then exit 1; fi
}

# has WHAT TOOL ...: whether all tools are there; WHAT is left out where one is not.
has() {
  local what=$1 tool
  shift
  for tool in "$@"; do
    command -v "$tool" >/dev/null && continue
    left_out "$what" "$tool was not found; Scripts/install-test-tools installs it"
    return 1
  done
}
