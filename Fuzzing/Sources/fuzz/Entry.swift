import Foundation
import FuzzTargets

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What `NAVC_FUZZ` names; libFuzzer takes the arguments for itself.
private let target: FuzzTarget = {
  let name = getenv("NAVC_FUZZ").map { String(cString: $0) } ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    fatalError("NAVC_FUZZ is to be one of \(FuzzTarget.allCases.map(\.rawValue))")
  }
  return target
}()

/// How long the program has run, in seconds. libFuzzer's own limit is one of the clock on the wall, which goes on while others
/// have the processor.
private func processorTime() -> Double { Double(clock()) / Double(CLOCKS_PER_SEC) }

/// What libFuzzer calls with each input. An input with a problem is a crash, so that libFuzzer keeps it.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let begin = processorTime()
  var problems = target.problems(of: Array(UnsafeBufferPointer(start: start, count: count)))
  let time = processorTime() - begin
  // What navigators leave to the main actor is done, or it would pile up: nothing else runs here.
  _ = RunLoop.main.run(mode: .default, before: .distantPast)
  if time > 1 { problems.append("it took \(time) s") }
  guard problems.isEmpty else { fatalError(problems.joined(separator: "\n")) }
  return 0
}
