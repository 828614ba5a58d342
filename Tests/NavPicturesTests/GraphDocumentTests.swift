import Foundation
import NavCompiler
import Testing

@testable import NavPictures

/// Checks the JSON of graphs against its published schema.
@Suite struct GraphDocumentTests {
  private static let schema = GraphFiles.root.appending(path: "Documentation/graph.schema.json")

  private func problems(_ json: String) throws -> [String] {
    let schema = try JSONSchema(Data(contentsOf: Self.schema))
    return try schema.problems(JSONSerialization.jsonObject(with: Data(json.utf8)))
  }

  @Test(arguments: GraphFiles.names) func isAsTheSchemaSays(_ name: String) throws {
    #expect(try problems(GraphDocument.json(of: GraphFiles.graph(name)).text) == [])
  }

  /// These graphs use all keys of the language.
  @Test func allKeysAreAsTheSchemaSays() throws {
    for files in LanguageGraph.graphs {
      #expect(try problems(GraphDocument.json(of: GraphFiles.graph(ofFiles: files)).text) == [])
    }
  }

  @Test func theSchemaRefusesWhatIsNoGraph() throws {
    let text = try GraphDocument.json(of: GraphFiles.graph("store")).text
    #expect(try problems(text.replacing("\"kind\": \"alert\"", with: "\"kind\": \"alrt\"")) != [])
    #expect(try problems(text.replacing("\"version\": 1", with: "\"version\": 2")) != [])
    #expect(try problems(text.replacing("\"segues\"", with: "\"seques\"")) != [])
    #expect(try problems(text.replacing("\"animated\": true", with: "\"animated\": 1.5")) != [])
  }

  /// A member that no graph has would not be tested.
  @Test func eachMemberOfTheSchemaComesUp() throws {
    var members: Set<String> = []
    func collect(_ value: Any) {
      if let object = value as? [String: Any] {
        for (key, value) in object {
          members.insert(key)
          collect(value)
        }
      } else if let list = value as? [Any] {
        list.forEach(collect)
      }
    }
    for name in GraphFiles.names { collect(try Self.object(of: GraphFiles.graph(name))) }
    for files in LanguageGraph.graphs { collect(try Self.object(of: GraphFiles.graph(ofFiles: files))) }
    let schema = try JSONSchema(Data(contentsOf: Self.schema))
    #expect(schema.members.subtracting(members).sorted() == [])
  }

  static func object(of graph: Graph) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(GraphDocument.json(of: graph).text.utf8))
  }
}
