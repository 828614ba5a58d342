import NavCompiler

/// The words that shells offer as operands of a verb.
package indirect enum OperandOffers {
  /// Graph files and directories.
  case graphs
  /// Any files and directories.
  case files
  /// The first operand is one of these words. The other operands have other offers.
  case words(() -> [String], then: OperandOffers = .nothing)
  case nothing
}

/// The operands of a verb: the words that are neither the verb nor options.
package struct Operands<Command> {
  let offers: OperandOffers
  let apply: (inout Command, _ words: [String], _ verb: String) throws -> Void

  private init(
    _ offers: OperandOffers, _ apply: @escaping (inout Command, [String], String) throws -> Void
  ) {
    self.offers = offers
    self.apply = apply
  }

  /// One or more files. `-` is standard input.
  package static func files(_ apply: @escaping (inout Command, [String]) -> Void) -> Operands {
    Operands(.graphs) { command, words, _ in
      try check(words)
      apply(&command, words)
    }
  }

  /// One file. `-` is standard input.
  package static func file(_ apply: @escaping (inout Command, String) -> Void) -> Operands {
    Operands(.graphs) { command, words, verb in
      try check(words)
      guard words.count == 1 else { throw UsageError("'\(verb)' takes one file, not \(words.count)") }
      apply(&command, words[0])
    }
  }

  /// Words that the command reads itself.
  package static func words(
    _ offers: OperandOffers = .graphs, _ apply: @escaping (inout Command, [String]) throws -> Void
  ) -> Operands {
    Operands(offers) { command, words, _ in try apply(&command, words) }
  }

  /// At most one word.
  ///
  /// - Parameters:
  ///   - what: The noun for the word.
  ///   - words: The words that shells offer.
  ///   - apply: Receives the word.
  /// - Returns: The operands.
  package static func optional(
    _ what: String, among words: @escaping () -> [String],
    _ apply: @escaping (inout Command, String) throws -> Void
  ) -> Operands {
    Operands(.words(words)) { command, words, verb in
      guard words.count <= 1 else { throw UsageError("'\(verb)' takes one \(what)") }
      if let word = words.first { try apply(&command, word) }
    }
  }

  private static func check(_ files: [String]) throws {
    guard !files.isEmpty else { throw UsageError("there is no file to read") }
    guard files.count(where: { $0 == "-" }) <= 1 else {
      throw UsageError("standard input, '-', can be read only once")
    }
  }
}
