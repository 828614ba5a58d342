import Foundation
import NavPrototype
import Testing

/// Checks the JSON of walks against its published schema.
@Suite struct PathReportTests {
  private static let schema = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Documentation/paths.schema.json").standardizedFileURL

  private func problems(_ json: String) throws -> [String] {
    let schema = try JSONSchema(Data(contentsOf: Self.schema))
    return try schema.problems(JSONSerialization.jsonObject(with: Data(json.utf8)))
  }

  @Test(arguments: PlayedGraph.names + ["fragments/clinic"]) func isAsTheSchemaSays(_ name: String) throws {
    let json = try PathReport(PlayedGraph.checked(name)).json
    #expect(try problems(json) == [])
    #expect(try PathReport(PlayedGraph.checked(name)).json == json)
  }

  @Test func theSchemaRefusesWhatIsNoWalk() throws {
    let json = try PathReport(PlayedGraph.checked("store")).json
    #expect(try problems(json.replacing("\"kind\":\"back\"", with: "\"kind\":\"bck\"")) != [])
    #expect(try problems(json.replacing("\"version\":1", with: "\"version\":2")) != [])
    #expect(try problems(json.replacing("\"shows\"", with: "\"show\"")) != [])
  }
}
