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
    guard let suffix = all.first(where: { ends(text, with: $0) }), suffix.count < text.utf8.count else { return text }
    return String(decoding: text.utf8.dropLast(suffix.count), as: UTF8.self)
  }

  /// Whether a text ends with ASCII letters in lower case, whatever its own case.
  private static func ends(_ text: String, with suffix: [UInt8]) -> Bool {
    guard text.utf8.count >= suffix.count else { return false }
    return zip(text.utf8.suffix(suffix.count), suffix).allSatisfy { byte, letter in
      byte == letter || (byte < 0x80 && byte | 0x20 == letter)
    }
  }
}
