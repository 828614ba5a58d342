/// Finds the fixes to apply to a file.
///
/// Usually, all fixes can be applied together. A fix may do harm that only a check shows. In that case, the applier
/// searches for the largest set of fixes with which the file is valid. It tries all fixes without each one, and then
/// each one alone.
struct FixApplier {
  /// The maximum number of checks after fixes, because fixes can reveal further errors.
  static let rounds = 20
  /// The maximum number of bytes to check in the search for the set.
  private static let bytes = 32 << 20

  private let original: Compiler.Result
  private let store: any FileStore
  private var bytesLeft = Self.bytes

  init(_ result: Compiler.Result, _ store: any FileStore) {
    original = result
    self.store = store
  }

  mutating func mend() -> Compiler.Mended? {
    let all = SafeFixes.fixes(of: original.diagnostics.diagnostics, in: original.file)
    guard !all.isEmpty else { return nil }
    if let mended = mended(without: []) { return mended }
    guard all.count > 1 else { return nil }
    for fix in all {
      if let mended = mended(without: [fix]) { return mended }
    }
    return grow(from: all)
  }

  /// The number of fixes that make the file valid together, or 0 if they do not.
  mutating func count() -> Int {
    mended(without: [])?.fixCount ?? 0
  }

  /// Omits the fixes that do harm alone, and then adds those of them that do no harm together with the others.
  private mutating func grow(from all: [Diagnostic.Fix]) -> Compiler.Mended? {
    let known = Self.errors(of: original)
    var left = all.filter { fix in
      guard let result = check(SafeFixes([fix]).applied(to: original.file)) else { return true }
      return !Self.errors(of: result).isSubset(of: known)
    }
    guard var best = mended(without: left) else { return nil }
    for fix in left {
      let rest = left.filter { $0 != fix }
      guard let mended = mended(without: rest) else { continue }
      (best, left) = (mended, rest)
    }
    return best
  }

  /// Returns the file with its fixes and the fixes that these reveal, or `nil` if it is still not valid.
  private mutating func mended(without left: [Diagnostic.Fix]) -> Compiler.Mended? {
    var mended = Compiler.Mended(result: original, fixCount: 0)
    var left = left
    for _ in 0..<Self.rounds {
      let fixes = SafeFixes(of: mended.result.diagnostics.diagnostics, in: mended.result.file, without: left)
      guard fixes.count > 0, let result = check(fixes.applied(to: mended.result.file)) else { break }
      mended.result = result
      mended.fixCount += fixes.count
      left = left.map { fixes.moved($0) }
    }
    return mended.fixCount > 0 && mended.result.graph != nil ? mended : nil
  }

  private mutating func check(_ file: SourceFile) -> Compiler.Result? {
    guard bytesLeft > 0 else { return nil }
    bytesLeft -= file.bytes.count + 1
    return Compiler.check(file, mounting: store)
  }

  /// The errors of a file, without their positions.
  private static func errors(of result: Compiler.Result) -> Set<String> {
    Set(result.diagnostics.diagnostics.lazy.filter { $0.severity == .error }.map { $0.rule.id + $0.message })
  }
}
