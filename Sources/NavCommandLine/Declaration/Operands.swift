import NavCompiler

/// The operands of a verb: the words that are neither the verb nor options.
package struct Operands<Command> {
  let apply: (inout Command, _ words: [String], _ verb: String) throws -> Void

  private init(_ apply: @escaping (inout Command, [String], String) throws -> Void) {
    self.apply = apply
  }

  /// One or more files. `-` is standard input.
  package static func files(_ apply: @escaping (inout Command, [String]) -> Void) -> Operands {
    Operands { command, words, _ in
      try check(words)
      apply(&command, words)
    }
  }

  /// One file. `-` is standard input.
  package static func file(_ apply: @escaping (inout Command, String) -> Void) -> Operands {
    Operands { command, words, verb in
      try check(words)
      guard words.count == 1 else { throw UsageError("'\(verb)' takes one file, not \(words.count)") }
      apply(&command, words[0])
    }
  }

  /// Words that the command reads itself.
  package static func words(_ apply: @escaping (inout Command, [String]) throws -> Void) -> Operands {
    Operands { command, words, _ in try apply(&command, words) }
  }

  /// At most one word.
  package static func optional(
    _ what: String, _ apply: @escaping (inout Command, String) throws -> Void
  ) -> Operands {
    Operands { command, words, verb in
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
