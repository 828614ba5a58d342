import NavCommandLine
import NavCompiler
import NavEditor
import NavPictures
import NavPrototype
import NavTable

/// A command that returns a text. The client shows the text.
///
/// ``all`` lists the commands. The announced commands are derived from it.
struct TextCommand {
  let name: String
  /// Returns the text for the first argument, which is an object.
  let run: @Sendable (inout LanguageServer, JSONItem?) throws(ResponseError) -> String

  static let all = [
    TextCommand(name: "navc.picture") { server, argument throws(ResponseError) in try server.picture(argument) },
    TextCommand(name: "navc.walk") { server, argument throws(ResponseError) in try server.prototype(argument) },
    TextCommand(name: "navc.explain") { _, argument throws(ResponseError) in try LanguageServer.explanation(argument) },
    TextCommand(name: "navc.swift") { server, argument throws(ResponseError) in try server.swift(argument) },
  ]
}

extension LanguageServer {
  static let commands: JSONValue = ["commands": .array(TextCommand.all.map { .string($0.name) })]

  /// `workspace/executeCommand`.
  mutating func executeCommand(_ params: JSONItem?) throws(ResponseError) -> JSONValue {
    guard let name = params?["command"]?.string else { throw .params("the request names no command") }
    guard let command = TextCommand.all.first(where: { $0.name == name }) else {
      throw .params("there is no command '\(name)'")
    }
    return .string(try command.run(&self, params?["arguments"]?.items.first))
  }

  /// `navc.picture`: the graph of a file, or one of its screens with its surroundings. A file with errors has a picture
  /// of its readable part.
  fileprivate mutating func picture(_ argument: JSONItem?) throws(ResponseError) -> String {
    let (result, store) = try checked(argument)
    var picture: Picture
    if let graph = result.graph {
      picture = PictureBuilder.picture(of: graph)
    } else {
      picture = DraftBuilder.picture(of: Compiler.draft(of: result, mounting: store), result)
    }
    if let screen = argument?["screen"]?.string {
      guard let focused = picture.focused(on: screen, depth: Self.pictureDepth) else {
        throw .failed("the picture has no screen '\(screen)'")
      }
      picture = focused
    }
    let bytes: [UInt8]
    switch argument?["format"]?.string ?? "svg" {
    case "svg": bytes = SVGPicture.bytes(picture)
    case "html": bytes = HTMLPage.bytes(picture)
    case let format: throw .params("there is no format '\(format)'; use 'svg' or 'html'")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The number of levels in the picture of a screen.
  private static let pictureDepth = 2

  /// `navc.explain`: the long form of a message.
  fileprivate static func explanation(_ argument: JSONItem?) throws(ResponseError) -> String {
    guard let id = argument?["id"]?.string else { throw .params("the command needs the argument 'id'") }
    guard let rule = Rule.all.first(where: { $0.id == id }) else { throw .params("there is no message '\(id)'") }
    return ExplainCommand.text(rule)
  }

  /// `navc.swift`: the generated Swift of a file without errors.
  fileprivate mutating func swift(_ argument: JSONItem?) throws(ResponseError) -> String {
    let (graph, name) = try validGraph(argument)
    return String(decoding: Compiler.generate(graph, fileName: name), as: UTF8.self)
  }

  /// `navc.walk`: the page with the prototype of a file without errors.
  fileprivate mutating func prototype(_ argument: JSONItem?) throws(ResponseError) -> String {
    let (graph, name) = try validGraph(argument)
    return String(decoding: PrototypePage.bytes(of: graph, fileName: name), as: UTF8.self)
  }

  /// The graph of the file that a command names, and the name of the file.
  private mutating func validGraph(_ argument: JSONItem?) throws(ResponseError) -> (Graph, String) {
    let (result, _) = try checked(argument)
    guard let graph = result.graph else {
      let first = result.diagnostics.diagnostics.first { $0.severity == .error }
      throw .failed("the graph has an error: \(first?.message ?? "it cannot be read")")
    }
    return (graph, result.file.path.split(separator: "/").last.map(String.init) ?? result.file.path)
  }

  /// The check of the file that a command names, with the store of its mounts.
  private mutating func checked(
    _ argument: JSONItem?
  ) throws(ResponseError) -> (result: Compiler.Result, store: RecordingStore) {
    guard let uri = argument?["uri"]?.string else { throw .params("the command needs the argument 'uri'") }
    let file = DocumentURI(uri).identity
    guard workspace.mayRead(file) else { throw .params("the file '\(uri)' is not in a folder of the workspace") }
    workspace.makeReadable()
    guard let checked = workspace.checkAlone(file) else { throw .failed("the file '\(uri)' cannot be read") }
    return checked
  }
}
