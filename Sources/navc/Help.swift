/// How the command is used.
enum Help {
  static let usage = "navc <verb> [options] <file>…"

  static func text(_ verb: Verb?) -> String {
    verb.map(text(of:)) ?? overview
  }

  private static var overview: String {
    let verbs = Verb.allCases.map { ($0.rawValue, $0.summary) }
    return """
      navc \(Version.current): checks navigation graphs and makes Swift of them.

      usage: \(usage)

      \(table(verbs))

      'navc help <verb>' says more. '-' as a file is standard input.

      """
  }

  private static func text(of verb: Verb) -> String {
    let options = verb.options.map { option in
      (option.value(for: verb).map { "\(option.rawValue) \($0)" } ?? option.rawValue, option.summary(for: verb))
    }
    return """
      usage: \(verb.usage)

      \(details(verb))

      \(table(options))

      exit status: 0 valid, 1 at least one error, 2 a wrong command line or a file that cannot be read or written

      """
  }

  private static func details(_ verb: Verb) -> String {
    switch verb {
    case .validate:
      """
      Checks each graph. Messages go to standard error, and for a valid graph one line goes to standard output, saying
      what it holds. '-' is standard input. With '--fix', what needs no decision is mended: the file is written only if it
      is valid then, and stays as it was if not. '--format' github is for the log of an action, sarif for a code scanner.
      """
    case .generate:
      """
      Checks the graph and writes its Swift to OUT, or to standard output. Nothing is written if there are errors. OUT
      is replaced in one step: whatever happens, it holds the old text or the new. (Where it has several names, it is
      overwritten, and a copy beside it holds the old text until then.) With '--own', what is wrong in the fragments
      that FILE mounts is left to their own runs, as a build has them, and fails without a message.
      With '--stubs' it is what an app begins with: a class of factories and one of facts, with a placeholder in each.
      They are yours from then on, so OUT must not exist.
      """
    case .render:
      """
      Checks the graph and draws it: as svg, a picture for pages and for paper, in light and dark; as html, a page to move
      about in; as dot and mermaid for other tools; as json, the checked graph for programs. Nothing is written if there are
      errors; with '--draft', svg, html, dot and mermaid show what could be read, and the errors in it. The exit status says so still.
      """
    case .run:
      """
      Checks the graph and lets one walk through it, guarded as the app will be: in the terminal each screen is a card with its
      segues as keys, facts to turn, arguments to type in, links to open. '?' in it lists the keys. Where standard input is
      no terminal, each of its lines is a step, such as 'press - openCart', 'fact isSignedIn true', 'back' or 'wait 350',
      and the stack is printed after each.
      With '--html' it is one page, a phone beside the picture of the graph, written to OUT or to standard output; nothing is
      written if there are errors. With '--serve' the page is shown at an address of this machine alone, and anew whenever
      FILE or what it mounts is saved; what is wrong then is shown on it. Ctrl-C ends that.
      """
    case .paths:
      """
      Checks the graph and writes walks from its root that together take every segue, and each guard both ways. Each was gone
      before it is written. What could not be shown is told on standard error, with the reason.
      """
    case .explain:
      "Prints why there is such a message, a graph that gives it, and the graph mended. Without an ID, lists all."
    case .help: "Says how navc or one of its verbs is used."
    }
  }

  /// Two columns.
  private static func table(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { name, text in
      "  " + name + String(repeating: " ", count: width - name.count) + "  " + text
    }.joined(separator: "\n")
  }
}
