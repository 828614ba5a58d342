import Foundation
import FuzzTargets

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The target that `NAVC_FUZZ` names. libFuzzer uses the arguments of the command line itself.
private let target: FuzzTarget = {
  let name = getenv("NAVC_FUZZ").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    fatalError("NAVC_FUZZ is to be one of \(FuzzTarget.allCases.map(\.rawValue))")
  }
  return target
}()

/// Creates the tables of the language before the first input. They live until the end of the program, but
/// LeakSanitizer does not see pointers in which Swift stores the case of an enum. It ignores only these tables.
@c(LLVMFuzzerInitialize)
public func initialize(
  _ count: UnsafeMutablePointer<CInt>?,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> CInt {
  callSanitizer("__lsan_disable")
  FuzzTarget.createTables()
  callSanitizer("__lsan_enable")
  return 0
}

/// Calls a function of LeakSanitizer, which has no header that Swift can import.
private func callSanitizer(_ name: String) {
  guard let address = dlsym(dlopen(nil, RTLD_NOW), name) else { return }
  unsafeBitCast(address, to: (@convention(c) () -> Void).self)()
}

/// Returns the processor time of the program in seconds. libFuzzer's own limit uses the wall clock, which also counts
/// the time of other processes.
private func processorTime() -> Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

/// Checks an input for libFuzzer. A problem causes a crash, so that libFuzzer keeps the input.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let begin = processorTime()
  var problems = target.problems(of: Array(UnsafeBufferPointer(start: start, count: count)))
  let time = processorTime() - begin
  // Runs the pending work of navigators on the main actor. Otherwise, it would accumulate.
  _ = RunLoop.main.run(mode: .default, before: .distantPast)
  if time > 1 { problems.append("it took \(time) s") }
  guard problems.isEmpty else { fatalError(problems.joined(separator: "\n")) }
  return 0
}
