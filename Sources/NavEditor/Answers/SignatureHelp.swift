package import NavCompiler

/// The arguments of the fact that a predicate calls at a cursor.
package struct SignatureHelp: Sendable {
  /// The fact with its arguments and its type.
  package private(set) var label: String
  /// The ranges of the arguments in the label, in UTF-16.
  package private(set) var parameters: [Range<Int>] = []
  /// The argument at the cursor.
  package let active: Int
  package let documentation: String?
}

extension Project {
  /// The arguments of the fact around an offset, as in `inStock(▮`. The text need not be YAML.
  ///
  /// - Parameters:
  ///   - offset: The cursor.
  ///   - buffer: The text of the editor.
  ///   - file: The file of the text.
  /// - Returns: The arguments, or `nil` outside of a call.
  package func signature(at offset: Int, in buffer: TextBuffer, of file: FileIdentity) -> SignatureHelp? {
    guard let context = CursorContext(at: offset, in: buffer), context.isPredicate else { return nil }
    let text = Array(buffer.bytes[min(context.range.lowerBound, offset)..<offset])
    guard let call = PredicateCall(after: PredicateTokens.read(text), text) else { return nil }
    // A fact of a fragment belongs to all files.
    let models = [models[file]].compactMap { $0 } + sortedModels.filter { $0.identity != file }
    return models.lazy.compactMap { SignatureHelp(call, in: $0) }.first
  }
}

extension SignatureHelp {
  fileprivate init?(_ call: PredicateCall, in model: FileModel) {
    guard let fact = model.declarations.facts.first(where: { model.text($0.name) == call.name }),
      let declared = model.parameters(ofFact: call.name)
    else { return nil }
    active = declared.firstIndex { model.text($0.name) == call.label } ?? call.argument
    documentation = fact.doc.map { model.tree.text($0) }
    label = call.name + "("
    for parameter in declared {
      if !parameters.isEmpty { label += ", " }
      let start = label.utf16.count
      label += "\(model.text(parameter.name)): \(model.text(of: parameter.type))"
      parameters.append(start..<label.utf16.count)
    }
    label += "): \(model.text(of: fact.type))"
  }
}
