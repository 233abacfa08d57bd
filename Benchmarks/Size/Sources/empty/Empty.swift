/// Everything that a Swift program weighs before it does anything.
@main struct Empty {
  static func main() { print(CommandLine.arguments.count) }
}
