import Foundation
import Testing

/// The rules of `ARCHITECTURE.md` and of the project, checked in the sources.
@Suite struct ArchitectureTests {
  @Test func oneFileTouchesLibYAML() throws {
    let files = try SourceTree("Sources").files.filter { $0.imports.contains("CLibYAML") }
    #expect(files.map(\.path) == ["Sources/NavCompiler/YAML/LibYAML.swift"])
  }

  @Test func oneFolderTouchesTheCallsForFiles() throws {
    for file in try SourceTree("Sources").files where file.imports.contains("CFileCalls") {
      #expect(file.folders == ["navc", "Files"], "\(file.path)")
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
      #expect(Set(file.imports).isSubset(of: ["NavRuntime", "Observation"]), "\(file.path)")
    }
  }

  @Test func compilerAndRuntimeShareNothingButTheTable() throws {
    for file in try SourceTree("Sources/NavCompiler").files + SourceTree("Sources/navc").files {
      #expect(!file.imports.contains("NavRuntime"), "\(file.path)")
    }
    for target in ["NavRuntime", "NavTesting", "NavTerminal"] {
      for file in try SourceTree("Sources/\(target)").files {
        #expect(!file.imports.contains("NavCompiler"), "\(file.path)")
      }
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
      // A printer of Swift may declare its own `print`.
      guard !file.text.contains("func print(") else { continue }
      #expect(file.text.firstMatch(of: output)?.output == nil, "\(file.path)")
    }
  }

  @Test(arguments: ["Sources/NavCompiler", "Sources/NavRuntime", "Sources/NavTerminal", "Sources/NavPictures"])
  func foldersDependOneWay(_ target: String) throws {
    let map = try ArchitectureMap(of: target)
    let files = try SourceTree(target).files.filter { $0.folders.count > 1 }
    #expect(Set(files.map { $0.folders[1] }) == Set(map.rows.map(\.folder).filter { !$0.hasSuffix(".swift") }))

    // A folder that declares a name, even inside another type, means its own declaration.
    var homes: [String: Set<String>] = [:]
    for file in files {
      for type in file.types { homes[type, default: []].insert(file.folders[1]) }
    }
    for file in files {
      for type in file.nestedTypes where homes[type] != nil { homes[type]?.insert(file.folders[1]) }
    }
    for file in files {
      guard let row = map.rows.first(where: { $0.folder == file.folders[1] }) else { continue }
      for name in file.names.sorted() {
        guard let homes = homes[name] else { continue }
        let isAllowed = !homes.isDisjoint(with: row.mayKnow)
        #expect(isAllowed, "\(file.path) names \(name), of \(homes.sorted()), and may know \(row.mayKnow.sorted())")
      }
    }
  }
}
