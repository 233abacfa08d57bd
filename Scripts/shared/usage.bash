# For the scripts in bash: --help prints the comment at the head of one, and refuse is for wrong use.
if [ "${1-}" = -h ] || [ "${1-}" = --help ]; then
  awk 'NR > 1 && !/^#/ { exit } NR > 1 { sub(/^# ?/, ""); print }' "$0"
  exit 0
fi

# refuse WHY
refuse() {
  echo "${0##*/}: $1; --help says how it is used" >&2
  exit 64
}
