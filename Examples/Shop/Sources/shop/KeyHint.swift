/// A key and its meaning on a page.
struct KeyHint: Hashable {
  let key: String
  let meaning: String

  /// The number of columns that the hint needs.
  var width: Int { key.count + 1 + meaning.count }

  init(_ key: String, _ meaning: String) {
    self.key = key
    self.meaning = meaning
  }

  static let choose = KeyHint("↑↓", "choose")
  static let back = KeyHint("←", "back")
  static let help = KeyHint("^G", "help")
}
