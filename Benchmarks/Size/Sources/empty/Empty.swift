/// Everything that a Swift program weighs before it does anything.
@main struct Empty {
  static func main() {
    var generator = SystemRandomNumberGenerator()
    print(Int(generator.next() & 1))
  }
}
