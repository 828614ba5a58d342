/// A key, and what it does on a page.
struct KeyHint: Hashable {
  let key: String
  let meaning: String

  /// How many columns it takes.
  var width: Int { key.count + 1 + meaning.count }

  init(_ key: String, _ meaning: String) {
    self.key = key
    self.meaning = meaning
  }

  static let choose = KeyHint("↑↓", "choose")
  static let back = KeyHint("←", "back")
  static let help = KeyHint("^G", "help")
}
