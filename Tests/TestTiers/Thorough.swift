import Foundation
package import Testing

extension Trait where Self == ConditionTrait {
  /// A test with many random cases, with files at their limits, or with many runs of the Swift compiler. `make test`
  /// skips it, and `make test-all` runs it.
  package static var thorough: Self {
    .enabled(if: ProcessInfo.processInfo.environment["NAVC_TESTS"] == "all", "set NAVC_TESTS=all to run it")
  }
}
