/// The texts that only the help of a verb shows.
extension Verb {
  /// A complete command line and its purpose.
  struct Example {
    let command: String
    let purpose: String

    init(_ command: String, _ purpose: String) {
      self.command = command
      self.purpose = purpose
    }
  }

  /// The description, in paragraphs.
  var details: String {
    switch self {
    case .validate:
      """
      Checks each graph. Messages go to standard error. For a valid graph, navc prints the numbers of its screens and
      segues on standard output.

      '--fix' applies the fixes that need no decision. It writes a file only if the file is valid afterward.
      The format github is for the log of a GitHub action, and sarif is for code scanners.
      """
    case .generate:
      """
      Checks the graph and writes its Swift to OUT, or to standard output. If there are errors, it writes nothing. OUT
      is replaced in one step, so it always contains either the old text or the new text. (If OUT has several hard
      links, it is overwritten instead, and a copy next to it keeps the old text until then.)

      '--stubs' writes placeholders for everything that the app provides: a factory for each screen and a value for
      each fact, and all hooks as comments. You edit this file, so OUT must not exist. '--host' selects the UI toolkit
      of the pages. By default, the pages have the type that 'pages' in the graph declares.

      '--own' prints only the errors of FILE itself, because a build checks each mounted fragment in a separate run.
      An error in a fragment still fails the run, without a message.
      """
    case .render:
      """
      Checks the graph and draws it. svg is a picture for pages and paper, in light and dark. html is an interactive
      page. dot and mermaid are for other tools. json is the checked graph, for programs.

      If there are errors, nothing is written. With '--draft', svg, html, dot and mermaid show the part of the graph
      that could be read, and its errors. The exit status is still 1.
      """
    case .run:
      """
      Checks the graph and runs it as a prototype, with the same guard as the app. In the terminal, each screen is a
      card, and its segues have keys. You can change facts, type arguments and open links. '?' lists the keys.

      If standard input is not a terminal, each of its lines is a step, such as 'press - openCart',
      'fact isSignedIn true', 'back' or 'wait 350'. The stack is printed after each step.

      '--html' writes the prototype as one page to OUT, or to standard output. If there are errors, it writes nothing.
      '--serve' shows the page at an address that only this machine can reach. The page is updated whenever FILE or a
      file that it mounts is saved, and shows the errors. Ctrl-C stops the server.
      """
    case .paths:
      """
      Checks the graph and writes walks that start at its root. Together they take every segue, and each guard both
      ways. navc plays each walk before it writes it. Goals that no walk reaches are listed on standard error, with the
      reason.
      """
    case .explain:
      """
      Prints the reason for a message, a graph that causes it, and the same graph after the fix. Without an ID, lists
      all messages.
      """
    case .help: "Describes navc, or one of its verbs with its options."
    }
  }

  var examples: [Example] {
    switch self {
    case .validate:
      [
        Example("navc validate shop.nav.yaml", "check a graph and the fragments that it mounts"),
        Example("navc validate --fix shop.nav.yaml", "correct misspelled names, and check again"),
        Example("navc validate --strict --format github shop.nav.yaml", "annotate a pull request; warnings fail"),
      ]
    case .generate:
      [
        Example("navc generate shop.nav.yaml -o shop.nav.swift", "write the Swift of a graph to a file"),
        Example("navc generate --stubs shop.nav.yaml -o ShopScreens.swift", "start an app with placeholders"),
      ]
    case .render:
      [
        Example("navc render shop.nav.yaml -o shop.svg", "draw the entire graph"),
        Example(
          "navc render --focus product --depth 2 shop.nav.yaml -o product.svg",
          "draw the screen 'product' and its surroundings"),
        Example("navc render --format html shop.nav.yaml -o shop.html", "write a page to search and fold"),
      ]
    case .run:
      [
        Example("navc run shop.nav.yaml", "try the app in the terminal"),
        Example("navc run --record walk.swift shop.nav.yaml", "save your steps as a Swift test"),
        Example("navc run --html shop.nav.yaml -o shop.html", "write a page to send to a colleague"),
        Example("navc run --serve shop.nav.yaml", "see the page in a browser while you edit the graph"),
      ]
    case .paths:
      [
        Example("navc paths shop.nav.yaml -o walks.json", "list the walks as JSON"),
        Example(
          "navc paths --format swift --import Shop shop.nav.yaml -o Walks.swift",
          "write them as tests of the module 'Shop'"),
      ]
    case .explain:
      [
        Example("navc explain", "list all messages"),
        Example("navc explain unknown-screen", "explain the message [unknown-screen]"),
      ]
    case .help: [Example("navc help render", "describe 'render' and its options")]
    }
  }
}
