#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import CLibFuzzer

/// Runs libFuzzer, with the arguments of the command line.
public enum Fuzzer {
  /// Tests one input after another; returns only when the input files of the command line are done.
  public static func run(
    _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
  ) -> Never {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(LLVMFuzzerRunDriver(&count, &arguments, test))
  }

  /// The bytes of an input.
  public static func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: start, count: count))
  }

  /// Ends the program with what is wrong; libFuzzer then keeps the input.
  public static func fail(_ flaw: String) -> Never { fatalError(flaw) }
}
