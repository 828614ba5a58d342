import Foundation
import Testing

@Suite struct CommandLineTests {
  let folder: Folder

  init() throws { folder = try Folder(["valid.nav.yaml": Sample.valid]) }

  private func navc(_ arguments: [String]) throws -> NavcRun {
    try NavcRun(arguments, in: folder)
  }

  /// Checks a wrong command line: its message, the suggestion if there is one, and a usage line.
  private func wrong(
    _ arguments: String, _ message: String, suggestion: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let run = try navc(arguments.split(separator: " ").map(String.init))
    let lines = run.errors.split(separator: "\n").map(String.init)
    let expected = ["navc: error: " + message] + (suggestion.map { ["navc: note: did you mean '\($0)'?"] } ?? [])
    #expect(run.status == 2, sourceLocation: sourceLocation)
    #expect(run.output == "", sourceLocation: sourceLocation)
    #expect(Array(lines.dropLast()) == expected, sourceLocation: sourceLocation)
    #expect(lines.last?.hasPrefix("usage: navc ") == true, sourceLocation: sourceLocation)
  }

  @Test func wrongVerbs() throws {
    try wrong("--strict", "'--strict' needs a verb")
    try wrong("validte x", "'validte' is not a verb", suggestion: "validate")
    try wrong("frobnicate", "'frobnicate' is not a verb")
    try wrong("valid.nav.yaml", "'valid.nav.yaml' is not a verb; to check the file, use 'navc validate'")
    try wrong("import x", "'import' needs a kind, storyboard or android, not 'x'")
    try wrong("help validat", "'validat' is not a verb", suggestion: "validate")
  }

  @Test func wrongOptions() throws {
    try wrong("validate --stict x", "there is no option '--stict'", suggestion: "--strict")
    try wrong("validate --frobnicate x", "there is no option '--frobnicate'")
    try wrong("validate -x y", "there is no option '-x'")
    try wrong("generate -x y", "there is no option '-x'", suggestion: "-o")
    try wrong("lsp --bogus", "there is no option '--bogus'")
    try wrong("--focsu lsp", "there is no option '--focsu'")
    try wrong("--focsu render", "there is no option '--focsu'", suggestion: "--focus")
    try wrong("--versio", "there is no option '--versio'", suggestion: "--version")
    try wrong("validate valid.nav.yaml -o x", "'validate' does not take '-o'")
    try wrong("explain --strict", "'explain' does not take '--strict'")
    try wrong("validate x --format", "'--format' needs a value: text|json|sarif|github")
    try wrong(
      "validate x --format jsn", "'--format' must be text, json, sarif or github, not 'jsn'", suggestion: "json")
    try wrong("validate x --fix=all", "'--fix' takes no value")
    try wrong("generate x --fix", "'generate' does not take '--fix'")
    try wrong("validate x --color sometimes", "'--color' must be auto, always or never, not 'sometimes'")
    try wrong("validate x --strict=yes", "'--strict' takes no value")
    try wrong("validate x --root none", "'--root' needs a directory, and 'none' is not one")
    try wrong("generate x -o a -o b", "'-o' is given twice")
    try wrong("generate x -o", "'-o' needs a value: OUT")
  }

  @Test func wrongOperands() throws {
    try wrong("validate", "there is no file to read")
    try wrong("generate", "there is no file to read")
    try wrong("validate - -", "standard input, '-', can be read only once")
    try wrong("generate a b", "'generate' takes one file, not 2")
    try wrong("explain a b", "'explain' takes one message ID")
    try wrong(
      "explain unknown-scren", "there is no message 'unknown-scren'; 'navc explain' lists all messages",
      suggestion: "unknown-screen")
  }

  @Test func optionsStandAnywhere() throws {
    for arguments in [
      ["--quiet", "validate", "valid.nav.yaml"], ["validate", "--quiet", "valid.nav.yaml"],
      ["validate", "valid.nav.yaml", "--quiet"], ["validate", "--quiet", "--", "valid.nav.yaml"],
      ["--root", ".", "validate", "--format=text", "valid.nav.yaml", "--quiet"],
    ] {
      let run = try navc(arguments)
      #expect((run.status, run.output, run.errors) == (0, "", ""))
    }
  }

  /// The command plugin reads the JSON to find the words that are values of options.
  @Test func theHelpForProgramsIsTheHelpForPeople() throws {
    struct Description: Decodable {
      struct Verb: Decodable {
        struct Option: Decodable {
          let name: String
          let value: String?
          let takesNextWord: Bool
        }
        let name: String
        let options: [Option]
      }
      let version: String
      let verbs: [Verb]
    }
    let json = try navc(["help", "--format", "json"])
    let description = try JSONDecoder().decode(Description.self, from: Data(json.output.utf8))
    #expect(json.status == 0)
    #expect(try navc(["--version"]).output == "navc \(description.version)\n")
    #expect(description.verbs.map(\.name) == Self.verbs)
    // An option before the verb is read before the verb is known, so it takes a value for all verbs or for none.
    let forms = Dictionary(grouping: description.verbs.flatMap(\.options), by: \.name)
    for (name, forms) in forms { #expect(Set(forms.map(\.takesNextWord)).count == 1, "\(name)") }
    for verb in description.verbs {
      let help = try navc(["help", verb.name]).output
      let options = help.matches(of: /(?m)^  (--?[\w-]+)(?:\[=(\S+)\]| (\S+))?(  .*)?$/)
      #expect(options.map { String($0.output.1) } == verb.options.map(\.name), "\(verb.name)")
      let values = options.map { ($0.output.2 ?? $0.output.3).map(String.init) }
      #expect(values == verb.options.map(\.value), "\(verb.name)")
      for (option, given) in zip(verb.options, options) {
        #expect(option.takesNextWord == (option.value != nil && given.output.2 == nil && option.name != "--exec"))
      }
    }
  }

  @Test func anOptionCanBeBeforeTheVerb() throws {
    for (option, value) in [("--format", "json"), ("--root", "."), ("--color", "never")] {
      #expect(try navc([option, value, "validate", "--quiet", "valid.nav.yaml"]).status == 0)
    }
    try wrong("--fix valid.nav.yaml", "'valid.nav.yaml' is not a verb; to check the file, use 'navc validate'")
  }

  @Test func afterTwoDashesNothingIsAnOption() throws {
    try folder.write(Sample.valid, to: "--strict")
    #expect(try navc(["validate", "--", "--strict"]).output == "--strict: valid: 2 screens, 2 segues, depth 2\n")
  }

  /// Without a verb, the command prints its help and fails, so that a script notices a missing argument.
  @Test func withoutWordsItsHelpIsPrinted() throws {
    let run = try navc([])
    #expect((run.status, run.output) == (2, ""))
    #expect(try run.errors == navc(["help"]).output)
  }

  private static let verbs = [
    "validate", "watch", "generate", "render", "run", "paths", "links", "strings", "diff", "state", "explain", "fmt",
    "schema", "import", "lsp", "completion", "man", "help",
  ]

  /// A terminal is 80 columns wide.
  @Test func helpIsAtMost80ColumnsWide() throws {
    for arguments in [["help"], ["explain"]] + Self.verbs.map({ ["help", $0] }) {
      let lines = try navc(arguments).output.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count > 5)
      for line in lines { #expect(line.count <= 80, "\(arguments): \(line)") }
    }
  }

  /// Each line under `examples:` is a command line that works as printed.
  @Test(arguments: verbs) func examplesWork(_ verb: String) throws {
    try folder.write(
      "navc: 1\ngraph: Shop\nroot: catalog\n"
        + "links: { bases: [\"https://shop.example.com\"], apple: { apps: [ABCDE12345.org.example.shop] } }\n"
        + "strings: { table: Navigation }\n"
        + "screens:\n  catalog: { push: { open: product } }\n  product: { link: /p }\n",
      to: "shop.nav.yaml")
    let served = try NavcRun(
      shell: "\"$navc\" links shop.nav.yaml --format aasa -o apple-app-site-association", in: folder)
    #expect(served.status == 0, "\(served.errors)")
    for name in ["Main", "Login"] {
      try folder.write(
        "<document><scenes><scene><objects><viewController/></objects></scene></scenes></document>",
        to: "\(name).storyboard")
    }
    try folder.write(
      "<navigation xmlns:android='http://schemas.android.com/apk/res/android'><fragment android:id='@+id/a'/></navigation>",
      to: "nav_graph.xml")
    try folder.write("navc: 1\ngraph: Shop\nroot: catalog\nscreens:\n  catalog: {}\n", to: "old.nav.yaml")
    try folder.write("navc: 1\ngraph: Shop\nroot: catalog\nscreens:\n  catalog: {}\n", to: "new.nav.yaml")
    let git = "git init -q -b main . && git add -A && git -c user.email=a@b.c -c user.name=a commit -q -m one"
    let repository = try NavcRun(shell: "\(git) && git tag v1.0 && git tag v1.1", in: folder)
    #expect(repository.status == 0, "\(repository.errors)")
    try folder.write("<resources/>", to: "app/src/main/res/values/strings.xml")
    try folder.write("", to: "App/Menu.swift")
    let help = try navc(["help", verb]).output
    let text = try #require(help.firstMatch(of: /\nexamples:\n((?:  .*\n)+)/)).output.1
    let examples = text.matches(of: /(?m)^  (navc \S.*?)(?:  .*)?$/).map { String($0.output.1) }
    #expect(!examples.isEmpty && examples.allSatisfy { $0.hasPrefix("navc \(verb)") })
    for example in examples where !example.contains("--serve") && !example.contains("|") {
      // `watch` runs until Ctrl-C.
      let once = example.replacing("navc watch", with: "navc watch --once")
      let run = try NavcRun(shell: "PATH=$(dirname \"$navc\"):$PATH; \(once)", in: folder)
      // The input of the server ends without the request to shut down. An import prints its report to standard error.
      let status: Int32 = verb == "lsp" ? 1 : 0
      let prints = verb == "import" || verb == "watch"
      #expect(run.status == status && (run.errors == "" || prints), "\(example): \(run.errors)")
    }
  }

  @Test func helpAndVersion() throws {
    let help = try navc(["help"])
    #expect(help.status == 0)
    for verb in Self.verbs {
      #expect(help.output.contains("\n  \(verb) "))
    }
    #expect(try navc(["--help"]).output == help.output)
    #expect(try navc(["-h"]).output == help.output)
    for verb in Self.verbs {
      let run = try navc(["help", verb])
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("usage: navc \(verb)"))
      #expect(try navc([verb, "--help"]).output == run.output)
    }
    let version = try navc(["--version"])
    #expect(version.output.wholeMatch(of: #/navc \d+\.\d+\.\d+\n/#) != nil)
  }
}
