import NavCompiler

/// Finds the declarations and calls in a file of Swift.
struct SwiftReader {
  private var lexer: CodeLexer
  private var findings = CodeFindings()
  /// The classes and extensions around the current place, each with the number of braces at its content.
  private var classes: [(name: String, depth: Int)] = []
  private var depth = 0
  private var attributes = Attributes()

  /// The attributes and modifiers before the current place.
  private struct Attributes {
    var isAction = false
    /// The selector that `@objc` states.
    var selector: String?
    /// The number of open parentheses in an argument.
    var parentheses = 0
    /// Whether the next declaration has an attribute that matters.
    var matter: Bool { isAction || selector != nil }
  }

  /// Reads a file.
  ///
  /// - Complexity: Linear in the file. Each token is read once, and at most five tokens ahead.
  static func findings(in file: SourceFile) -> CodeFindings {
    var reader = SwiftReader(lexer: CodeLexer(file, .swift))
    while let token = reader.lexer.next() { reader.read(token) }
    return reader.findings
  }

  private init(lexer: CodeLexer) { self.lexer = lexer }

  private mutating func read(_ token: CodeToken) {
    switch token.kind {
    case .name: readWord(token)
    case .sign("@"): readAttribute()
    case .sign("("): if attributes.matter { attributes.parentheses += 1 }
    case .sign(")"):
      if attributes.parentheses > 0 { attributes.parentheses -= 1 } else { attributes = Attributes() }
    case .sign("{"):
      depth += 1
      attributes = Attributes()
    case .sign("}"):
      if classes.last?.depth == depth { classes.removeLast() }
      depth = max(0, depth - 1)
      attributes = Attributes()
    case .sign("."):
      // After a period, a keyword is a name.
      if let next = lexer.peek(), next.kind == .name { _ = lexer.next().map { readCall($0) } }
      endAttributes()
    default: endAttributes()
    }
  }

  /// Ends the attributes before a declaration, unless the place is in an argument of one of them.
  private mutating func endAttributes() {
    if attributes.parentheses == 0 { attributes = Attributes() }
  }

  private static let modifiers: Set<String> = [
    "private", "fileprivate", "internal", "package", "public", "open", "final", "override", "dynamic", "static",
    "class", "nonisolated", "optional", "required", "isolated", "distributed",
  ]

  private mutating func readWord(_ token: CodeToken) {
    let word = lexer.text(of: token)
    guard attributes.parentheses == 0 else { return readCall(token) }
    switch word {
    case "func":
      readFunction()
      attributes = Attributes()
    case "class" where startsType: readType(isClass: true)
    case "extension" where startsType: readType(isClass: false)
    case _ where Self.modifiers.contains(word): break
    default:
      readCall(token)
      endAttributes()
    }
  }

  // MARK: - Attributes

  private mutating func readAttribute() {
    switch lexer.readName() {
    case "IBAction": attributes.isAction = true
    case "objc": if lexer.skip("(") { readSelector() }
    default: break
    }
  }

  /// Reads the selector in the argument of `@objc`.
  private mutating func readSelector() {
    var selector = ""
    while let token = lexer.peek(), token.kind == .name || token.kind == .sign(":") {
      selector += lexer.text(of: token)
      _ = lexer.next()
    }
    if lexer.skip(")") { attributes.selector = selector }
  }

  // MARK: - Types

  private static let declarations: Set<String> = [
    "func", "var", "let", "subscript", "init", "deinit", "class", "struct", "enum", "protocol", "extension", "import",
    "typealias", "case", "actor",
  ]

  /// Whether a type with its head follows. After `class`, a modifier or another declaration can follow too.
  private var startsType: Bool {
    var ahead = lexer
    guard let token = ahead.next(), token.kind == .name || token.kind == .quotedName else { return false }
    guard token.kind == .quotedName || !Self.declarations.contains(ahead.text(of: token)) else { return false }
    guard let next = ahead.next() else { return false }
    switch next.kind {
    case .sign("{"), .sign(":"), .sign("<"), .sign("."): return true
    case .name: return ahead.text(of: next) == "where"
    default: return false
    }
  }

  /// Reads the head of a class or an extension.
  private mutating func readType(isClass: Bool) {
    attributes = Attributes()
    guard let name = readPath() else { return }
    if lexer.skip("<") { skipGenericParameters() }
    if lexer.skip(":"), isClass {
      while lexer.skip("@") { _ = lexer.readName() }
      if let superclass = readPath() { findings.subclasses.append(.init(name: name, superclass: superclass)) }
    }
    while let token = lexer.peek() {
      switch token.kind {
      case .sign("{"):
        _ = lexer.next()
        depth += 1
        classes.append((name, depth))
        return
      case .sign("}"), .sign(";"), .sign("@"): return
      case .name where Self.declarations.contains(lexer.text(of: token)): return
      default: _ = lexer.next()
      }
    }
  }

  /// Reads the path of a type.
  ///
  /// - Returns: Its last name, or `nil` if no name follows.
  private mutating func readPath() -> String? {
    guard var name = lexer.readName() else { return nil }
    while lexer.skip(".") {
      guard let next = lexer.readName() else { break }
      name = next
    }
    return name
  }

  /// Skips generic parameters after `<`.
  private mutating func skipGenericParameters() {
    var depth = 1
    var isArrow = false
    while depth > 0, let token = lexer.peek() {
      switch token.kind {
      case .sign("<"): depth += 1
      case .sign(">"): if !isArrow { depth -= 1 }
      case .sign("{"), .sign("}"), .sign(";"): return
      default: break
      }
      isArrow = token.kind == .sign("-")
      _ = lexer.next()
    }
  }

  // MARK: - Functions

  private mutating func readFunction() {
    guard let name = lexer.readName(), attributes.isAction else { return }
    if lexer.skip("<") { skipGenericParameters() }
    guard lexer.skip("("), let label = readOnlyParameter(), let className = classes.last?.name else { return }
    let selectors: [String]
    if let selector = attributes.selector {
      selectors = [selector]
    } else if label == "_" {
      selectors = ["\(name):"]
    } else {
      let capital = label.prefix(1).uppercased() + label.dropFirst()
      // Swift leaves `With` out before a preposition.
      selectors = ["\(name)With\(capital):", "\(name)\(capital):"]
    }
    for selector in selectors { findings.actions.append(.init(className: className, selector: selector)) }
  }

  /// Reads parameters up to the closing parenthesis.
  ///
  /// - Returns: The label of the parameter, or `nil` if the function does not have exactly one.
  private mutating func readOnlyParameter() -> String? {
    while lexer.skip("@") { _ = lexer.readName() }
    let label = lexer.readName()
    var depth = 1
    var angles = 0
    var hasMore = false
    var isArrow = false
    while let token = lexer.next() {
      switch token.kind {
      case .sign("("), .sign("["), .sign("{"): depth += 1
      case .sign(")"), .sign("]"), .sign("}"):
        depth -= 1
        if depth == 0 { return hasMore ? nil : label }
      case .sign("<"): angles += 1
      case .sign(">"): if !isArrow { angles = max(0, angles - 1) }
      case .sign(","):
        // A comma can end the last parameter.
        if depth == 1, angles == 0, lexer.peek()?.kind != .sign(")") { hasMore = true }
      default: break
      }
      isArrow = token.kind == .sign("-")
    }
    return nil
  }

  // MARK: - Calls

  /// Reads the method's name of a call. Its arguments are read as any other code.
  private mutating func readCall(_ token: CodeToken) {
    let method: AppCode.Method
    let labels: Set<String>
    switch lexer.text(of: token) {
    case "instantiateViewController": (method, labels) = (.instantiateViewController, ["withIdentifier", "identifier"])
    case "performSegue": (method, labels) = (.performSegue, ["withIdentifier"])
    default: return
    }
    var ahead = lexer
    guard ahead.skip("("), let label = ahead.readName(), labels.contains(label), ahead.skip(":"),
      let literal = ahead.next(), let identifier = LiteralText.value(of: literal, in: ahead),
      ahead.skip(",") || ahead.skip(")")
    else { return }
    findings.calls.append(
      .init(method: method, identifier: identifier, offset: token.range.lowerBound, className: classes.last?.name))
  }
}
