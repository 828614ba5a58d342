import NavCompiler
import NavTable

/// The texts of a draft, in the notation of its file.
struct DraftText {
  let declarations: Declarations
  let texts: Interner

  init(_ draft: Draft) {
    declarations = draft.declarations
    texts = draft.texts
  }

  func text(_ name: Name) -> String { texts.text(name.symbol) }

  /// A scalar on one line, or a collection as in the file.
  func text(_ node: NodeID) -> String {
    let tree = declarations.tree
    let text = tree.kind(node) == .scalar ? tree.text(node) : tree.file.text(tree.range(node))
    return text.split(whereSeparator: \.isNewline).map { $0.trimmingPrefix { $0 == " " } }.joined(separator: " ")
  }

  func text(_ type: TypeExpression?) -> String {
    guard let type else { return "?" }
    var text = texts.text(type.name)
    for wrapper in type.wrappers { text = wrapper == .optional ? text + "?" : "[\(text)]" }
    return text
  }

  func arguments(of screen: ScreenDeclaration) -> [String] {
    declarations.arguments[Int(screen.arguments.lowerBound)..<Int(screen.arguments.upperBound)].map { argument in
      let head = "\(text(argument.name)): \(text(argument.type))"
      switch argument.defaultValue {
      case nil: return head
      case .text(let part)?: return "\(head) = \(declarations.text(part))"
      case .node(let node)?: return "\(head) = \(text(node))"
      }
    }
  }

  /// The returned value of an unwind.
  func text(_ returns: SegueDetails.Returns?) -> String {
    switch returns {
    case nil: ""
    case .value(let type): ": \(text(type))"
    case .named(let range):
      ": "
        + declarations.parameters[Int(range.lowerBound)..<Int(range.upperBound)].map {
          "\(text($0.name)): \(text($0.type))"
        }.joined(separator: ", ")
    }
  }
}
