import Foundation
import Testing

/// The rules of `ARCHITECTURE.md` and the house, read off the sources.
@Suite struct ArchitectureTests {
  @Test func oneFileTouchesLibYAML() throws {
    let files = try SourceTree("Sources").files.filter { $0.imports.contains("CLibYAML") }
    #expect(files.map(\.path) == ["Sources/NavCompiler/YAML/LibYAML.swift"])
  }

  @Test func oneFileTouchesLibExpat() throws {
    let files = try SourceTree("Sources").files.filter { $0.imports.contains("CExpat") }
    #expect(files.map(\.path) == ["Sources/NavImport/XML/LibExpat.swift"])
    let importers = try SourceTree("Sources").files.filter { $0.imports.contains("NavImport") }
    #expect(importers.allSatisfy { $0.path.hasPrefix("Sources/navc/") } && !importers.isEmpty)
  }

  @Test func oneFolderTouchesTheCallsForFiles() throws {
    for file in try SourceTree("Sources").files where file.imports.contains("CFileCalls") {
      #expect(file.folders == ["NavCommandLine", "Files"], "\(file.path)")
    }
  }

  @Test func theRuntimeImportsNothingButObservationAndTheTable() throws {
    for file in try SourceTree("Sources/NavRuntime").files {
      let known: Set = file.folders.contains("Core") ? [] : ["NavTable", "Observation"]
      #expect(Set(file.imports).isSubset(of: known), "\(file.path)")
    }
  }

  @Test func theTableImportsNothing() throws {
    for file in try SourceTree("Sources/NavTable").files { #expect(file.imports == [], "\(file.path)") }
  }

  @Test func oneFolderOfTheTerminalHostTouchesTheSystem() throws {
    for file in try SourceTree("Sources/NavTerminal").files where !file.path.contains("/Device/") {
      #expect(Set(file.imports).isSubset(of: ["NavRuntime", "NavTable", "Observation"]), "\(file.path)")
    }
  }

  @Test func compilerAndRuntimeShareNothingButTheTable() throws {
    for target in ["NavCompiler", "NavCommandLine", "navc"] {
      for file in try SourceTree("Sources/\(target)").files {
        #expect(!file.imports.contains("NavRuntime"), "\(file.path)")
      }
    }
    for target in ["NavRuntime", "NavTesting", "NavTerminal"] {
      for file in try SourceTree("Sources/\(target)").files {
        #expect(!file.imports.contains("NavCompiler"), "\(file.path)")
      }
    }
  }

  @Test func theEditorDoesNoInputAndOutput() throws {
    for file in try SourceTree("Sources/NavEditor").files {
      #expect(Set(file.imports).isSubset(of: ["NavCompiler", "NavTable"]), "\(file.path)")
    }
    let importers = try SourceTree("Sources").files.filter { $0.imports.contains("NavEditor") }
    #expect(importers.allSatisfy { $0.path.hasPrefix("Sources/navc/") } && !importers.isEmpty)
  }

  @Test func theComparisonDoesNoInputAndOutput() throws {
    for file in try SourceTree("Sources/NavDiff").files {
      let known: Set = ["NavCompiler", "NavPictures", "NavPlayer", "NavPrototype", "NavRuntime", "NavTable"]
      #expect(Set(file.imports).isSubset(of: known), "\(file.path)")
      #expect(file.text.firstMatch(of: /(?:^|[^.\w])(?:print|debugPrint|readLine)\(/) == nil, "\(file.path)")
    }
    let importers = try SourceTree("Sources").files.filter { $0.imports.contains("NavDiff") }
    #expect(importers.allSatisfy { $0.path.hasPrefix("Sources/navc/") } && !importers.isEmpty)
  }

  @Test func linksDoNoInputAndOutput() throws {
    for file in try SourceTree("Sources/NavLinks").files {
      let known: Set = ["NavCompiler", "NavPlayer", "NavPrototype", "NavRuntime", "NavTable"]
      #expect(Set(file.imports).isSubset(of: known), "\(file.path)")
      #expect(file.text.firstMatch(of: /(?:^|[^.\w])(?:print|debugPrint|readLine)\(/) == nil, "\(file.path)")
    }
    let importers = try SourceTree("Sources").files.filter { $0.imports.contains("NavLinks") }
    #expect(importers.allSatisfy { $0.path.hasPrefix("Sources/navc/") } && !importers.isEmpty)
  }

  /// Other modules do not know that an editor asks.
  @Test func oneFolderKnowsTheProtocolOfEditors() throws {
    let messages = /jsonrpc|"(?:textDocument|workspace|window|callHierarchy|completionItem|codeAction|\$)\//
    let frames = /Content-Length/
    let files = try SourceTree("Sources").files
    let speakers = files.filter { $0.text.contains(messages) }
    #expect(!speakers.isEmpty)
    for file in speakers { #expect(file.path.hasPrefix("Sources/navc/LanguageServer/"), "\(file.path)") }
    // HTTP has a field with the same name.
    let framers = files.filter { $0.text.contains(frames) && !$0.path.hasPrefix("Sources/navc/Serving/") }
    #expect(!framers.isEmpty)
    for file in framers { #expect(file.path.hasPrefix("Sources/navc/LanguageServer/Protocol/"), "\(file.path)") }
  }

  @Test func thereIsOneReaderAndOneWriterOfJSON() throws {
    let files = try SourceTree("Sources").files
    /// The files with a line that matches and is not a comment.
    func paths(_ word: String, _ matches: (Substring) -> Bool) -> [String] {
      files.filter { file in
        file.text.contains(word)
          && file.text.split(separator: "\n").contains { line in
            line.contains(word) && !line.drop { $0 == " " }.hasPrefix("//") && matches(line)
          }
      }.map(\.path)
    }
    let types = /(?:struct|enum|class|actor) \w*JSON\w*(?:Reader|Writer|Parser|Encoder|Decoder|Escapes)\b/
    #expect(
      paths("JSON") { $0.contains(types) } == [
        "Sources/NavTable/JSONEscapes.swift", "Sources/NavTable/JSONReader.swift", "Sources/NavTable/JSONWriter.swift",
      ])
    // The laboratory reads a trace of an app, and tests of apps read saved stacks. Both are `Codable`.
    #expect(
      paths("JSON") { $0.contains(/JSONSerialization|JSONEncoder|JSONDecoder/) } == [
        "Sources/NavLabCommand/ReplayCommand.swift", "Sources/NavTesting/SavedStacks.swift",
      ])
    // The literals of the graph table have the same escape for a code unit.
    #expect(
      paths(#""\\u" +"#) { _ in true } == [
        "Sources/NavTable/JSONString.swift", "Sources/NavTable/TableLiteral.swift",
      ])
  }

  /// The build of each app compiles the plugin's tool.
  @Test func theToolOfThePluginContainsOnlyTheCompiler() throws {
    for file in try SourceTree("Sources/navc-generate").files { #expect(file.imports == ["NavCommandLine"]) }
    for file in try SourceTree("Sources/NavCommandLine").files {
      let known: Set = ["NavCompiler", "NavTable", "CFileCalls", "Glibc", "Darwin"]
      #expect(Set(file.imports).isSubset(of: known), "\(file.path)")
    }
  }

  @Test func noFileIsLong() throws {
    for folder in ["Sources", "Plugins", "Tests", "Benchmarks", "Fuzzing/Sources/FuzzTargets"] {
      for file in try SourceTree(folder).files where !file.path.contains("/Generated/") {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count
        #expect(lines <= 501, "\(file.path) has \(lines) lines")
      }
    }
  }

  @Test func onlyTheCommandTouchesFilesAndPrints() throws {
    let files = /\b(?:FileManager|FileHandle|fopen|readLine)\b/
    let output = /(?:^|[^.\w])print\(/
    for file in try SourceTree("Sources/NavCompiler").files {
      #expect(file.text.firstMatch(of: files)?.output == nil, "\(file.path)")
      // A printer of Swift may have a `print` of its own.
      guard !file.text.contains("func print(") else { continue }
      #expect(file.text.firstMatch(of: output)?.output == nil, "\(file.path)")
    }
  }
}
