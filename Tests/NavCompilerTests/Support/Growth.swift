import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Compares the times for two inputs, one ten times as large as the other.
///
/// It measures the processor time of the thread, for both inputs in one run, so the speed of the machine and other
/// tests do not matter.
enum Growth {
  /// Expects that the larger input takes at most `factor` times as long.
  ///
  /// Linear work takes 10 to 20 times as long, and quadratic work 100 times.
  static func expectLinear<Input>(
    _ name: String, _ small: Input, _ large: Input, factor: Double = 40,
    sourceLocation: SourceLocation = #_sourceLocation, _ work: (Input) throws -> Void
  ) rethrows {
    // The first run includes one-time work, and short times vary most, so the best of three counts.
    let short = try min(seconds(small, work), seconds(small, work), seconds(small, work))
    let long = try seconds(large, work)
    #expect(long <= factor * short, "\(name): \(short) s, then \(long) s", sourceLocation: sourceLocation)
  }

  private static func seconds<Input>(_ input: Input, _ work: (Input) throws -> Void) rethrows -> Double {
    let start = now()
    try work(input)
    return now() - start
  }

  /// The processor time of this thread.
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

@Suite struct GrowthTests {
  /// Performs `count` steps, none of which the compiler can optimize away.
  private func work(_ count: Int) {
    var number: UInt64 = 1
    for _ in 0..<count { number = number &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407 }
    #expect(number != 0 || count == 0)
  }

  @Test func aStraightLineIsTaken() {
    Growth.expectLinear("line", 20_000, 200_000) { work($0) }
  }

  @Test func aSquareIsNoticed() {
    withKnownIssue { Growth.expectLinear("square", 200, 2_000) { work($0 * $0) } }
  }
}
