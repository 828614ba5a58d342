/// Links as the table holds them.
///
/// Whatever could be taken for a part of the notation is percent-encoded, so that the runtime splits at `/`, `?`, `&`, `=`, `.`
/// and `:` without a thought for quotes.
struct TableLink {
  let context: EmissionContext
  /// The linked screen.
  let screen: ScreenID

  /// `/p/{id:Int}?highlight={mark}&from={post.id}`: a placeholder of another screen than the linked one names it.
  func template(_ link: Link) -> String {
    let path = link.path.map { "/" + segment($0) }.joined()
    let query = link.query.map { "\(Self.encoded(context.text($0.name)))=\(placeholder($0.placeholder))" }
    return (path.isEmpty ? "/" : path) + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  private func segment(_ segment: Link.Segment) -> String {
    switch segment {
    case .literal(let text): Self.encoded(context.text(text))
    case .placeholder(let placeholder): self.placeholder(placeholder)
    }
  }

  private func placeholder(_ placeholder: Link.Placeholder) -> String {
    let argument = context.graph.arguments[placeholder.argument.position]
    let name = Self.encoded(context.text(argument.name)) + Self.kind(argument.type)
    guard placeholder.screen != screen else { return "{\(name)}" }
    return "{\(Self.encoded(context.text(context.screen(placeholder.screen).name))).\(name)}"
  }

  /// The types whose placeholders come before others where two links could match.
  private static func kind(_ type: TypeReference) -> String {
    switch type {
    case .builtin(.int): ":Int"
    case .builtin(.uuid): ":UUID"
    case .optional(let wrapped): kind(wrapped)
    case .builtin, .declared, .array: ""
    }
  }

  /// A text in which only letters and digits of ASCII, `-`, `_` and `~` stand for themselves.
  private static func encoded(_ text: String) -> String {
    text.percentEncoded { !$0.isUnreserved || $0 == UInt8(ascii: ".") }
  }
}
