import Foundation
import Testing

@Suite struct ValidateCommandTests {
  let folder: Folder

  init() throws {
    folder = try Folder(["valid.nav.yaml": Sample.valid, "a.nav.yaml": Sample.broken, "warned.nav.yaml": Sample.warned])
  }

  private func navc(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws -> NavcRun {
    try NavcRun(["validate"] + arguments, input: input, in: folder, environment: environment)
  }

  @Test func aValidGraphPrintsWhatItHolds() throws {
    let run = try navc("valid.nav.yaml")
    #expect(run.status == 0)
    #expect(run.output == "valid.nav.yaml: valid: 2 screens, 2 segues, depth 2\n")
    #expect(run.errors == "")
  }

  @Test func anErrorGoesToStandardError() throws {
    let run = try navc("a.nav.yaml")
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors == Sample.brokenRun)
  }

  @Test func severalFilesAreAllChecked() throws {
    let run = try navc("valid.nav.yaml", "a.nav.yaml", "./valid.nav.yaml")
    #expect(run.status == 1)
    #expect(run.output.split(separator: "\n").count == 2)
    #expect(run.errors == Sample.brokenRun)
  }

  @Test func standardInputIsAFile() throws {
    let run = try navc("-", input: Sample.broken)
    #expect(run.status == 1)
    #expect(run.errors == Sample.brokenRun.replacing("a.nav.yaml", with: "<stdin>"))
    #expect(try navc("-", input: Sample.valid).output == "<stdin>: valid: 2 screens, 2 segues, depth 2\n")
  }

  @Test func warningsFailOnlyWhereAsked() throws {
    let run = try navc("warned.nav.yaml")
    #expect(run.status == 0)
    #expect(run.errors.contains("warning: the fact 'f' is never read"))
    #expect(run.output == "warned.nav.yaml: valid: 1 screen, 0 segues, depth 1\n")
    #expect(try navc("--strict", "warned.nav.yaml").status == 1)
    #expect(try navc("valid.nav.yaml", "--strict").status == 0)
  }

  @Test func quietPrintsErrorsOnly() throws {
    let quiet = try navc("--quiet", "warned.nav.yaml", "valid.nav.yaml")
    #expect((quiet.status, quiet.output, quiet.errors) == (0, "", ""))
    #expect(try navc("--quiet", "a.nav.yaml").errors == Sample.brokenMessage)
    let strict = try navc("--quiet", "--strict", "warned.nav.yaml")
    #expect(strict.status == 1)
    #expect(strict.errors.contains("[unused-fact]"))
  }

  @Test func githubCommandsGoToStandardOutput() throws {
    let run = try navc("--format", "github", "a.nav.yaml", "valid.nav.yaml", "warned.nav.yaml")
    #expect(run.status == 1)
    #expect(
      run.output == """
        ::error file=a.nav.yaml,line=5,endLine=5,col=20,endColumn=21,title=unknown-screen::no screen is called 'c'
        ::warning file=warned.nav.yaml,line=4,endLine=4,col=10,endColumn=11,title=unused-fact::the fact 'f' is never read; \
        use it in a predicate, or remove it

        """)
    #expect(run.errors == "")
  }

  @Test func sarifIsOneLog() throws {
    let run = try navc("--format=sarif", "a.nav.yaml", "none.nav.yaml", "warned.nav.yaml", "valid.nav.yaml")
    #expect((run.status, run.errors) == (2, ""))
    let log = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    #expect(SARIFSchema.problems(in: log) == [])
    let rules = run.output.matches(of: #/"id": "([a-z-]+)"/#).map { String($0.1) }
    #expect(rules == ["file-unreadable", "unknown-screen", "unused-fact"])
    #expect(run.output.matches(of: #/"ruleId": /#).count == 3)
    let valid = try navc("--format=sarif", "valid.nav.yaml")
    #expect(valid.status == 0 && valid.output.contains(#""results": []"#))
  }

  @Test func machineFormsSayHowManyWereLeftOut() throws {
    try folder.write(
      shop("screens:\n  a:\n    push:\n" + (0..<150).map { "      s\($0): xyz\n" }.joined()), to: "many.nav.yaml")
    let run = try navc("--format", "github", "many.nav.yaml")
    #expect(run.output.hasSuffix("::notice::and 50 more errors\n"))
    #expect(run.output.split(separator: "\n").count == 101)
  }

  @Test func slipsAreMendedInTheFile() throws {
    let slip = Sample.valid.replacing("go: b", with: "go: bb")
    try folder.write(slip, to: "slip.nav.yaml")
    let run = try navc("--fix", "slip.nav.yaml", "valid.nav.yaml")
    #expect(run.status == 0)
    #expect(run.errors == "slip.nav.yaml: 1 fix applied\n")
    #expect(
      run.output == """
        slip.nav.yaml: valid: 2 screens, 2 segues, depth 2
        valid.nav.yaml: valid: 2 screens, 2 segues, depth 2

        """)
    #expect(try folder.read("slip.nav.yaml") == Sample.valid)
    #expect(try folder.names == ["a.nav.yaml", "slip.nav.yaml", "valid.nav.yaml", "warned.nav.yaml"])
  }

  @Test func whatStaysWrongIsNotWritten() throws {
    let slip = Sample.valid.replacing("go: b", with: "go: bb, more: nowhere")
    try folder.write(slip, to: "slip.nav.yaml")
    let run = try navc("--fix", "slip.nav.yaml")
    #expect(run.status == 1)
    #expect(run.errors == (try navc("slip.nav.yaml").errors))
    #expect(run.errors.hasSuffix(Sample.summary("2 errors in 1 file")))
    #expect(try folder.read("slip.nav.yaml") == slip)
  }

  @Test func standardInputCannotBeMended() throws {
    let run = try navc("--fix", "-", input: Sample.valid)
    #expect(run.status == 2)
    #expect(run.errors.hasPrefix("navc: error: '--fix' needs a file, not standard input"))
  }

  @Test func whatCannotBeRead() throws {
    try folder.write("", to: "secret.nav.yaml")
    try FileManager.default.createDirectory(at: folder.file("folder.nav.yaml"), withIntermediateDirectories: true)
    let missing = try navc("none.nav.yaml", "valid.nav.yaml")
    #expect(missing.status == 2)
    #expect(
      missing.errors
        == "none.nav.yaml:1:1: error: the file cannot be read: no such file or directory [file-unreadable]\n"
        + Sample.summary("1 error in 1 file"))
    #expect(missing.output == "valid.nav.yaml: valid: 2 screens, 2 segues, depth 2\n")
    let directory = try navc("folder.nav.yaml", "a.nav.yaml")
    #expect(directory.status == 2)
    #expect(
      directory.errors == "folder.nav.yaml:1:1: error: the file cannot be read: it is a directory [file-unreadable]\n"
        + Sample.brokenMessage + Sample.summary("2 errors in 2 files"))
    #expect(try navc("valid.nav.yaml/more").status == 2)
  }

  @Test func aFileThatIsTooLarge() throws {
    let handle = folder.file("large.nav.yaml")
    #expect(FileManager.default.createFile(atPath: handle.path(), contents: nil))
    try FileHandle(forWritingTo: handle).truncate(atOffset: (64 << 20) + 1)
    let run = try navc("large.nav.yaml")
    #expect(run.status == 1)
    #expect(
      run.errors == "large.nav.yaml:1:1: error: the file is larger than 64 MiB [file-too-large]\n"
        + Sample.summary("1 error in 1 file"))
  }

  @Test func aHundredErrorsThenACount() throws {
    let keys = (0..<250).map { "  zz\($0): 1\n" }.joined()
    try folder.write(shop("screens: { a: }\ndefaults:\n\(keys)"), to: "many.nav.yaml")
    let run = try navc("many.nav.yaml", "a.nav.yaml")
    #expect(run.status == 1)
    #expect(run.errors.components(separatedBy: " error: ").count == 101)
    #expect(run.errors.hasSuffix("\nand 151 more errors\n" + Sample.summary("251 errors in 2 files")))
  }

  /// The last line counts the messages, and mentions fixes only if `--fix` would apply them.
  @Test func aSummaryEndsTheMessages() throws {
    let slips = Sample.valid.replacing("go: b", with: "go: bb, more: nowhere")
    let once = Sample.valid.replacing("go: b", with: "go: bb")
    try folder.write(once, to: "once.nav.yaml")
    try folder.write(slips, to: "slips.nav.yaml")
    func last(_ arguments: String..., verb: String = "validate") throws -> String {
      let run = try NavcRun([verb] + arguments, in: folder)
      return (run.errors.split(separator: "\n").last.map(String.init) ?? "") + "\n"
    }
    #expect(try last("warned.nav.yaml") == Sample.summary("1 warning in 1 file"))
    #expect(
      try last("a.nav.yaml", "warned.nav.yaml", "valid.nav.yaml") == Sample.summary("1 error, 1 warning in 2 files"))
    #expect(try last("once.nav.yaml", "a.nav.yaml") == Sample.summary("2 errors in 2 files", fixes: 1))
    #expect(try last("once.nav.yaml", verb: "generate") == Sample.summary("1 error in 1 file", fixes: 1))
    // Fixes are offered even if another error only disappears through them.
    try folder.write(
      """
      navc: 1
      graph: Shop
      root: [a, b]
      facts: { f: Bool }
      screens:
        a: { reqires: f, push: { x: c } }
        b:
        c: { unwind: { o: a } }

      """, to: "roots.nav.yaml")
    #expect(try last("roots.nav.yaml") == Sample.summary("1 error in 1 file", fixes: 1))
    try folder.write(
      """
      navc: 1
      graph: Shop
      root: a
      types: { T: { swift: T, lnk: true } }
      screens:
        a: { push: { x: c } }
        c: { arguments: { o: T }, link: "/c/{o}" }

      """, to: "types.nav.yaml")
    #expect(try last("types.nav.yaml") == Sample.summary("2 errors in 1 file", fixes: 1))
    // Standard input cannot be written, and neither is a file that would keep an error.
    #expect(
      try navc("-", input: once).errors.hasSuffix("\n" + Sample.summary("1 error in 1 file")))
    #expect(try last("slips.nav.yaml").hasSuffix("details\n"))
    #expect(try !last("--quiet", "once.nav.yaml").contains("navc explain"))
    // `--fix` does what the summary promises.
    #expect(try navc("--fix", "once.nav.yaml").errors == "once.nav.yaml: 1 fix applied\n")
    #expect(try navc("--fix", "slips.nav.yaml").errors.hasSuffix("details\n"))
    #expect(try folder.read("slips.nav.yaml") == slips)
  }

  @Test func json() throws {
    let run = try navc("--format", "json", "a.nav.yaml", "warned.nav.yaml", "none.nav.yaml")
    #expect(run.status == 2)
    #expect(run.errors == "")
    let compact = run.output.replacing(#/\n */#, with: "").replacing("\": ", with: "\":")
    let parts = [
      #"{"version":1,"files":["#,
      #"{"path":"a.nav.yaml","graph":"Shop","valid":false,"screens":1,"segues":1,"depth":1},"#,
      #"{"path":"warned.nav.yaml","graph":"Shop","valid":true,"screens":1,"segues":0,"depth":1},"#,
      #"{"path":"none.nav.yaml","graph":null,"valid":false,"screens":null,"segues":null,"depth":null}],"#,
      #""diagnostics":[{"id":"unknown-screen","severity":"error","message":"no screen is called 'c'","#,
      #""file":"a.nav.yaml","range":{"start":{"line":5,"column":20},"end":{"line":5,"column":21}},"#,
      #""notes":[],"fixes":[]},{"id":"unused-fact","#,
    ]
    #expect(compact.hasPrefix(parts.joined()))
    #expect(compact.hasSuffix(#""summary":{"errors":2,"warnings":1}}"#))
  }

  @Test func colour() throws {
    #expect(!(try navc("a.nav.yaml").errors.contains("\u{1B}")))
    #expect(try navc("a.nav.yaml", "--color", "always").errors.contains("\u{1B}[1;31merror:"))
    #expect(!(try navc("a.nav.yaml", "--color=never").errors.contains("\u{1B}")))
  }

  @Test func outputDoesNotDependOnTheLocale() throws {
    let plain = try navc("none.nav.yaml", "a.nav.yaml")
    for locale in ["de_DE.UTF-8", "tr_TR.UTF-8", "C", "POSIX"] {
      let run = try navc("none.nav.yaml", "a.nav.yaml", environment: ["LC_ALL": locale, "LANG": locale])
      #expect(run.errors == plain.errors)
    }
  }

  @Test func nothingIsReadThroughABrokenPipe() throws {
    let process = Process()
    process.executableURL = NavcRun.executable
    process.arguments = ["validate", folder.file("valid.nav.yaml").path()]
    let pipe = Pipe()
    let errors = Pipe()
    process.standardOutput = pipe
    process.standardError = errors
    try pipe.fileHandleForReading.close()
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 2)
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    #expect(text == "navc: error: cannot write standard output: the reader closed it\n")
  }
}
