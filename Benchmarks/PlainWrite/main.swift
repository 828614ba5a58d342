import Foundation

/// `PlainWrite TEXT OUT`: reads a text and writes it to another file as a `String`. This is the minimal last step of
/// any generator.
let text = try String(contentsOfFile: CommandLine.arguments[1], encoding: .utf8)
try text.write(toFile: CommandLine.arguments[2], atomically: true, encoding: .utf8)
