import NavCompiler

extension SchemaLimit {
  /// The parts of expressed rules that the schema does not express. A message with one of these texts is on the list,
  /// and the schema finds all other errors of these rules.
  static let parts: [SchemaLimit] = [
    SchemaLimit(
      rule: .alertNotLeaf, messages: "is an alert, so|does not support 'style'",
      reason: "The screen and the segue that opens it are two values, and the schema sees one at a time."),
    SchemaLimit(
      rule: .unsupportedVersion, messages: #"not '(?:\+?(?:0[0_]*)?1_?(?:\.0*)?(?:[eE][-+]?0+)?|0[xob]0*1)'$"#,
      reason: "The number equals 1, and the schema does not see its form."),
    SchemaLimit(
      rule: .wrongShape, messages: "takes true\\b.*, not '(?:True|TRUE|False|FALSE)'$",
      reason: "The word is a Boolean for the schema, and other readers of YAML also accept words such as 'yes'."),
    SchemaLimit(
      rule: .wrongShape,
      messages:
        "a number from 1 to .*, not '(?:\\+[0-9]{1,8}|[0-9]{1,8}\\.0+|[0-9]+_[0-9_]+|0[xob][0-9a-fA-F]+|[0-9]e[0-9])'$",
      reason: "The text is a number in another form, and the schema does not see its form."),
    SchemaLimit(
      rule: .wrongShape, messages: "takes (?!true).* without quotes; in quotes it is a text$",
      reason: "The schema does not see quotes."),
    SchemaLimit(
      rule: .wrongShape,
      messages:
        "takes (?:(?:a|the) (?:text|type|predicate|literal|path|names?|list)|texts|literals)\\b.*, not nothing$",
      reason: "An empty value is null for the schema, as is the text 'null'."),
    SchemaLimit(
      rule: .wrongShape,
      messages: "is a word, not nothing$|^an argument needs a type|^an exit needs the type",
      reason: "An empty value is null for the schema, as is the text 'null'."),
    SchemaLimit(
      rule: .wrongShape,
      messages: "^(?!'tabs').*takes a (?:mapping|list) \(notRequired).*, not '(?:~|null|Null|NULL)'$",
      reason: "The texts 'null' and '~' are null for the schema, as is an empty mapping or list."),
    SchemaLimit(
      rule: .wrongShape, messages: "takes a type such as String, String\\? or \\[String\\], not '(?:~|[-+][0-9.]+)'$",
      reason: "The text is a number or null for the schema, as some names of types are."),
    SchemaLimit(
      rule: .wrongShape, messages: "'swift' takes the name of a Swift type, not '",
      reason: "A pattern cannot contain the grammar of Swift's types."),
    SchemaLimit(
      rule: .wrongShape, messages: "'language' takes a language tag such as en, not '",
      reason: "The tag is a text to the schema."),
    SchemaLimit(
      rule: .wrongShape, messages: "'label' belongs to a button",
      reason: "The unwind and the key 'alert' are two values, and the schema sees one at a time."),
    SchemaLimit(
      rule: .wrongShape, messages: "only a URL has 'hosts'$",
      reason: "The schema does not compare a type with the keys beside it."),
    SchemaLimit(
      rule: .wrongShape, messages: "is the root, which is always on the stack",
      reason: "The name of the root and the screen are two values, and the schema sees one at a time."),
  ]

  /// A pattern that excludes mappings in which a key is required. They cannot be empty.
  private static let notRequired: String = {
    let texts = KeyScope.allCases.flatMap(\.keys).compactMap { key -> Substring? in
      guard case .keys(let scope) = key.value.form, scope.needsKeys else { return nil }
      return key.value.takes.dropFirst("a mapping ".count).prefix { $0 != "," }
    }
    return texts.isEmpty ? "" : "(?!\(Set(texts).sorted().joined(separator: "|").replacing("{", with: "\\{")))"
  }()
}
