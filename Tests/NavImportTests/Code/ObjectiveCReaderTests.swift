import Testing

@testable import NavImport

/// Declarations and calls in Objective-C.
struct ObjectiveCReaderTests {
  private func found(_ text: String) -> [String] { findings(text, .objectiveC) }

  private static let actions: [(code: String, expected: [String])] = [
    ("- (IBAction)close:(UIStoryboardSegue *)segue;", ["A close:"]),
    ("-(IBAction) close :(UIStoryboardSegue*)segue { }", ["A close:"]),
    ("- (IBAction)close:(void (^)(int))done __attribute__((unused));", ["A close:"]),
    ("- (IBAction)close:sender {\n}", ["A close:"]), ("- (IBAction)close;", []),
    ("- (IBAction)close:(id)sender forEvent:(UIEvent *)event;", []), ("- (IBAction)close:(id)sender :(id)more;", []),
    ("- (void)close:(UIStoryboardSegue *)segue;", []), ("+ (IBAction)close:(id)sender;", []),
  ]

  @Test(arguments: actions) func anActionHasOneParameter(_ method: String, _ expected: [String]) {
    #expect(found("@implementation A\n\(method)\n@end") == expected)
    #expect(found("@interface A ()\n\(method)\n@end") == expected)
  }

  @Test func theClassIsThatOfTheInterfaceOrImplementation() {
    let action = "- (IBAction)close:(UIStoryboardSegue *)segue;"
    #expect(found(action) == [])
    let both = "@interface A (More)\n\(action)\n@end\n\(action)\n@implementation B { int a; }\n\(action)"
    #expect(found(both) == ["A close:", "B close:"])
    #expect(found("@protocol P\n\(action)\n@end") == [])
    #expect(found("@implementation A\n- (void)f { x(@protocol(P), @selector(f)); }\n\(action)\n@end") == ["A close:"])
  }

  private static let superclasses: [(code: String, expected: [String])] = [
    ("@interface D : C <P, Q>\n@end", ["D: C"]), ("@interface D:C\n@end", ["D: C"]), ("@interface D ()\n@end", []),
    ("@interface D <__covariant T : X<Y> *> : C\n@end", ["D: C"]), ("@interface D (More) <P>\n@end", []),
    ("@class D, C;", []), ("@implementation D : C\n@end", ["D: C"]), ("@interface", []), ("@interface D :", []),
    ("@interface D <P\n@property int a;\n@end", []),
  ]

  @Test(arguments: superclasses) func aClassHasItsSuperclass(_ code: String, _ expected: [String]) {
    #expect(found(code) == expected)
  }

  private static let calls: [(code: String, expected: [String])] = [
    (#"[self performSegueWithIdentifier:@"open" sender:self];"#, ["1:7 performSegue 'open'"]),
    (#"[s instantiateViewControllerWithIdentifier: @"help" ]"#, ["1:4 instantiateViewController 'help'"]),
    (#"[s instantiateViewControllerWithIdentifier:@"help" creator:make]"#, ["1:4 instantiateViewController 'help'"]),
    (#"[self performSegueWithIdentifier:@"a\"\u00e9" sender:self];"#, [#"1:7 performSegue 'a"é'"#]),
    ("[self performSegueWithIdentifier:name sender:self];", []),
    (#"[self performSegueWithIdentifier:@"a" @"b" sender:self];"#, []),
    (#"[self performSegueWithIdentifier:@"a".name sender:self];"#, []),
    (#"NSLog(@"[self performSegueWithIdentifier:@\"open\" sender:self]");"#, []),
    ("- (void)performSegueWithIdentifier:(NSString *)identifier sender:(id)sender;", []),
    ("@selector(performSegueWithIdentifier:sender:)", []),
  ]

  @Test(arguments: calls) func aCallHasALiteralIdentifier(_ code: String, _ expected: [String]) {
    #expect(found(code) == expected)
    let inClass = expected.map { "2\($0.dropFirst()) in A" }
    #expect(found("@implementation A\n\(code)\n@end") == inClass)
  }

  @Test func noCodeIsInCommentsAndLiterals() {
    let code = #"@interface B : C\n- (IBAction)close:(id)s;\n[a performSegueWithIdentifier:@"a" sender:b];\n@end"#
      .replacing("\\n", with: " ")
    let escaped = code.replacing("\"", with: "\\\"")
    for text in [
      "// \(code)", "// a \\\n\(code)", "// a \\\r\n\(code)", "/* \(code) */", "/* /* \(code) */", "@\"\(escaped)\"",
      "\"\\\n\(escaped)\"", "R\"x(\")\" \(code))x\"", "u8R\"(\(code))\"", "'\"'; // \(code)", "'\\''; /* \(code)*/",
      "1'000'000; // \(code)",
    ] {
      #expect(found(text) == [], "\(text)")
      #expect(found("@interface A : S\n\(text)\n- (IBAction)leave:(id)s;") == ["A leave:", "A: S"], "\(text)")
    }
  }

  @Test func aTextWithoutAnEndIsAsLongAsItsLine() {
    for line in ["#error don't", "@\"", "\"a", "'", "R\"a b\"", "#include <a", "-", "@"] {
      #expect(found("\(line)\n@interface A : S") == ["A: S"], "\(line)")
    }
  }

  @Test func allBranchesCount() {
    let code = """
      @implementation A
      #if DEBUG
      - (IBAction)close:(id)s {
      #else
      - (IBAction)leave:(id)s {
      #endif
      }
      - (IBAction)exit:(id)s {}
      @end
      """
    #expect(found(code) == ["A close:", "A leave:", "A exit:"])
  }
}
