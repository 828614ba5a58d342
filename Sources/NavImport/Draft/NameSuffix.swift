/// The suffixes that classes, Storyboard IDs, and titles share with all others of their kind.
///
/// The names of screens drop them, and the rule for unwinds compares names without them.
enum NameSuffix {
  /// Longer suffixes come before those that they end with.
  private static let all = [
    "BottomSheetDialogFragment", "CollectionViewController", "NavigationController", "BottomSheetFragment",
    "TableViewController", "SplitViewController", "InterfaceController", "PageViewController", "TabBarController",
    "DialogFragment", "ViewController", "Destination", "BottomSheet", "Controller", "Fragment", "Activity", "Dialog",
    "Dest", "VC",
  ].map { Array($0.lowercased().utf8) }

  /// Returns the text without the longest suffix that it ends with, in any case.
  ///
  /// A text that is only a suffix does not change.
  static func dropped(from text: String) -> String {
    // The bytes of a buffer are faster to reach than those of a text.
    let count =
      text.utf8.withContiguousStorageIfAvailable { suffixCount(of: $0) } ?? suffixCount(of: Array(text.utf8))
    guard let count, count < text.utf8.count else { return text }
    return String(decoding: text.utf8.dropLast(count), as: UTF8.self)
  }

  /// Returns the length of the longest suffix, or `nil` without one.
  private static func suffixCount(of bytes: some RandomAccessCollection<UInt8>) -> Int? {
    all.first { ends(bytes, with: $0) }?.count
  }

  /// Whether a text ends with ASCII letters in lower case, whatever its own case.
  private static func ends(_ bytes: some RandomAccessCollection<UInt8>, with suffix: [UInt8]) -> Bool {
    // Most texts differ in their last letters.
    bytes.count >= suffix.count
      && zip(bytes.reversed(), suffix.reversed()).allSatisfy { byte, letter in
        byte == letter || (byte < 0x80 && byte | 0x20 == letter)
      }
  }
}
