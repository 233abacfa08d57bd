# stale FILE SOURCE...: whether a file is missing, or older than any of its sources. Directories count too: their times
# change when a file comes or goes.
stale() {
  local file=$1
  shift
  [ ! -e "$file" ] || [ -n "$(find "$@" -newer "$file" -print -quit)" ]
}

# lab PRODUCT SOURCE...: sets `binary` to a program of the package Lab, built if any of its sources has changed,
# quietly. Needs `root`.
lab() {
  local lab="$root/Lab" product=$1 source sources=() log stamp begun notice status=0
  shift
  for source in "$@"; do sources+=("$root/$source"); done
  binary="$lab/.build/release/$product"
  stamp="$lab/.build/$product.built"
  if [ -x "$binary" ] && ! stale "$stamp" "$lab/Package.swift" "${sources[@]}"; then return; fi
  log="$(mktemp)"
  # Of this process: others may build it at the same time.
  begun="$stamp.$$"
  mkdir -p "$lab/.build"
  touch "$begun"
  # A first build takes a while; say so rather than sit silent.
  (sleep 5 >/dev/null 2>&1 && echo "Building $product; the first time takes a minute." >&2) &
  notice=$!
  swift build --package-path "$lab" -c release --product "$product" >"$log" 2>&1 </dev/null || status=$?
  kill "$notice" 2>/dev/null || true
  wait "$notice" 2>/dev/null || true
  if [ "$status" -ne 0 ]; then cat "$log" >&2; fi
  rm -f "$log"
  if [ "$status" -ne 0 ]; then
    rm -f "$begun"
    exit "$status"
  fi
  mv "$begun" "$stamp"
}
