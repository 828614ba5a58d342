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

/// What libFuzzer calls with each input. An input with a problem is a crash, so that libFuzzer keeps it.
@c(LLVMFuzzerTestOneInput)
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let problems = target.problems(of: Array(UnsafeBufferPointer(start: start, count: count)))
  guard problems.isEmpty else { fatalError(problems.joined(separator: "\n")) }
  return 0
}
