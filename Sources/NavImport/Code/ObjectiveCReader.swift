import NavCompiler

/// Finds the declarations and calls in a file of Objective-C.
struct ObjectiveCReader {
  private var lexer: CodeLexer
  private var findings = CodeFindings()
  /// The class of the `@interface` or `@implementation` around the current place.
  private var className: String?

  /// Reads a file.
  ///
  /// - Complexity: Linear in the file. Each token is read once, and at most six tokens ahead.
  static func findings(in file: SourceFile) -> CodeFindings {
    var reader = ObjectiveCReader(lexer: CodeLexer(file, .objectiveC))
    while let token = reader.lexer.next() { reader.read(token) }
    return reader.findings
  }

  private init(lexer: CodeLexer) { self.lexer = lexer }

  private mutating func read(_ token: CodeToken) {
    switch token.kind {
    case .sign("@"): readDirective()
    case .sign("-"): readMethod()
    case .name: readCall(token)
    default: break
    }
  }

  // MARK: - Classes

  private mutating func readDirective() {
    switch lexer.readName() {
    case "interface", "implementation":
      guard let name = lexer.readName() else { return }
      className = name
      if lexer.skip("<") { skipAngles() }
      if lexer.skip(":"), let superclass = lexer.readName() {
        findings.subclasses.append(.init(name: name, superclass: superclass))
      }
    case "end": className = nil
    default: break
    }
  }

  /// Skips type parameters, or protocols, after `<`.
  private mutating func skipAngles() {
    var depth = 1
    while depth > 0, let token = lexer.peek() {
      switch token.kind {
      case .sign("<"): depth += 1
      case .sign(">"): depth -= 1
      case .sign("@"), .sign("{"), .sign("}"), .sign(";"): return
      default: break
      }
      _ = lexer.next()
    }
  }

  // MARK: - Methods

  /// Reads a method after `-`, if it is an action with one parameter.
  private mutating func readMethod() {
    var ahead = lexer
    guard let className, ahead.skip("("), ahead.readName() == "IBAction", ahead.skip(")"),
      let name = ahead.readName(), ahead.skip(":")
    else { return }
    lexer = ahead
    if lexer.skip("(") { skipParentheses() }
    _ = lexer.readName()
    // A second parameter has a colon, and can have a word before the colon.
    ahead = lexer
    _ = ahead.readName()
    if !ahead.skip(":") { findings.actions.append(.init(className: className, selector: "\(name):")) }
  }

  /// Skips a type after its opening parenthesis.
  private mutating func skipParentheses() {
    var depth = 1
    while depth > 0, let token = lexer.peek() {
      switch token.kind {
      case .sign("("): depth += 1
      case .sign(")"): depth -= 1
      case .sign("@"), .sign("{"), .sign("}"), .sign(";"): return
      default: break
      }
      _ = lexer.next()
    }
  }

  // MARK: - Calls

  /// Reads the method's name of a call. Its arguments are read as any other code.
  private mutating func readCall(_ token: CodeToken) {
    let method: AppCode.Method
    switch lexer.text(of: token) {
    case "instantiateViewControllerWithIdentifier": method = .instantiateViewController
    case "performSegueWithIdentifier": method = .performSegue
    default: return
    }
    var ahead = lexer
    guard ahead.skip(":"), ahead.skip("@"), let literal = ahead.next(),
      let identifier = LiteralText.value(of: literal, in: ahead), ahead.skip("]") || ahead.readName() != nil
    else { return }
    findings.calls.append(
      .init(method: method, identifier: identifier, offset: token.range.lowerBound, className: className))
  }
}
