/// Names of Android's resources, as attributes refer to them.
enum ResourceName {
  /// Returns the name in a reference, such as `list` of `@+id/list` and `@navigation/list`, or `nil` if it is empty.
  ///
  /// A text that is not a reference is a name itself.
  static func name(in reference: String) -> String? {
    let name = reference.utf8.lastIndex(of: UInt8(ascii: "/")).map { reference[reference.utf8.index(after: $0)...] }
    let text = String(name ?? reference[...])
    return text.isEmpty ? nil : text
  }

  /// Whether a text refers to a resource, as `@string/title`, `@empty`, and `?attr/title` do. The reference `@null` is
  /// not one.
  static func isReference(_ text: String) -> Bool {
    text == "@empty" || (text.hasPrefix("@") && text.utf8.contains(UInt8(ascii: "/")))
      || text.hasPrefix("?attr/") || text.hasPrefix("?android:attr/")
  }

  /// Returns the name of a string resource, such as `title` of `@string/title`, or `nil` for another text.
  static func string(in reference: String) -> String? {
    let prefix = "@string/"
    return reference.hasPrefix(prefix) ? name(in: String(reference.dropFirst(prefix.utf8.count))) : nil
  }
}
