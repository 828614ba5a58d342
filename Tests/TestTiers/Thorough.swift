import Foundation
package import Testing

extension Trait where Self == ConditionTrait {
  /// A test with many random cases, with files at their limits, or with many runs of the Swift compiler. `make test`
  /// skips it, and `make test-all` runs it.
  package static var thorough: Self {
    let tier = ProcessInfo.processInfo.environment["NAVC_TESTS"]
    return .enabled(if: tier == "all" || tier == "whole", "set NAVC_TESTS=all to run it")
  }

  /// A test that takes many minutes. `make test-all` runs a shorter form, and only `make test-whole` runs this one.
  package static var whole: Self {
    .enabled(if: ProcessInfo.processInfo.environment["NAVC_TESTS"] == "whole", "set NAVC_TESTS=whole to run it")
  }
}
