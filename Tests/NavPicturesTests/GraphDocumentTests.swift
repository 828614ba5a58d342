import Foundation
import NavCompiler
import Testing

@testable import NavPictures

/// Checks the JSON of graphs against its schema. `PictureGoldenTests` records the schema.
@Suite struct GraphDocumentTests {
  private let schema: JSONSchema

  init() throws { schema = try JSONSchema(Data(GraphDocument.schema.text.utf8)) }

  private func problems(_ json: String) throws -> [String] {
    try schema.problems(JSONSerialization.jsonObject(with: Data(json.utf8)))
  }

  /// The graphs use all keys of the language. A member that no graph has would not be tested.
  @Test func theSchemaAllowsTheGraphsAndNoMore() throws {
    let named = try GraphFiles.names.map { try Self.object(of: GraphFiles.graph($0)) }
    let graphs = try named + LanguageGraph.graphs.map { try Self.object(of: GraphFiles.graph(ofFiles: $0)) }
    #expect(graphs.flatMap(schema.problems) == [])
    #expect(Set(GraphDocument.members.map(\.name)).subtracting(Self.members(graphs)) == [])
  }

  @Test func theSchemaRefusesWhatIsNoGraph() throws {
    let text = try GraphDocument.json(of: GraphFiles.graph("store")).text
    #expect(try problems(text.replacing("\"kind\": \"alert\"", with: "\"kind\": \"alrt\"")) != [])
    #expect(try problems(text.replacing("\"version\": 1", with: "\"version\": 2")) != [])
    #expect(try problems(text.replacing("\"segues\"", with: "\"seques\"")) != [])
    #expect(try problems(text.replacing("\"animated\": true", with: "\"animated\": 1.5")) != [])
  }

  static func object(of graph: Graph) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(GraphDocument.json(of: graph).text.utf8))
  }

  /// The members of a value, alone and with the kind of their object: `doc`, `push.doc`, `offeredPush.doc`.
  static func members(_ value: Any, of place: String = "") -> Set<String> {
    if let list = value as? [Any] { return list.reduce(into: []) { $0.formUnion(members($1, of: place)) } }
    guard let object = value as? [String: Any] else { return [] }
    let word = (object["kind"] as? String ?? "").replacing("select", with: "go")
    let kind = place == "anywhere" ? "offered\(word.capitalized)" : word
    return object.reduce(into: []) { $0.formUnion(members($1.value, of: $1.key).union([$1.key, "\(kind).\($1.key)"])) }
  }
}
