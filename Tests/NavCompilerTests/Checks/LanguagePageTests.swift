import Foundation
import NavCompiler
import Testing

/// The files that `Documentation/language.md` shows are valid, or get the messages that stand below them.
@Suite struct LanguagePageTests {
  private struct Example {
    var path: String
    var text: String
    /// The messages behind it; empty for a file that gets none.
    var messages = ""
  }

  private static let examples: [Example] = {
    let url = SourceTree.root.appending(path: "Documentation/language.md")
    let parts = ((try? String(contentsOf: url, encoding: .utf8)) ?? "").components(separatedBy: "```")
    var examples: [Example] = []
    for block in stride(from: 1, to: parts.count, by: 2).map({ parts[$0] }) {
      if block.hasPrefix("yaml\n# ") {
        let text = String(block.dropFirst("yaml\n".count))
        let path = text.dropFirst("# ".count).prefix { $0 != "\n" }
        // The line with the name is no part of the file.
        examples.append(Example(path: String(path), text: String(text.dropFirst("# ".count + path.count + 1))))
      } else if !examples.isEmpty {
        examples[examples.count - 1].messages = String(block.dropFirst())
      }
    }
    return examples
  }()

  @Test func thereAreSome() {
    #expect(Self.examples.count >= 5 && Set(Self.examples.map(\.path)).count == Self.examples.count)
  }

  @Test func eachSaysWhatThePageSays() {
    let store = ListedFiles(Self.examples.map { ($0.path, $0.text) })
    for example in Self.examples {
      let result = Compiler.check(store.file(example.path), mounting: store)
      let said = TextRenderer(result.file, color: .plain).render(result.diagnostics.diagnostics).text
      #expect(said == example.messages, "\(example.path)")
    }
  }
}
