import NavCompiler
import NavPictures

/// The addresses of screen declarations, such as `https://example.com/{file}#L{line}`.
struct ScreenPlaces {
  /// The addresses by screen.
  private(set) var addresses: [Declaration: String] = [:]

  /// - Parameters:
  ///   - template: An address in which `{file}` and `{line}` are replaced.
  ///   - files: The graph file and the files that it mounts.
  init(_ template: String, _ files: [SourceFile]) {
    for file in files {
      for place in Compiler.places(of: file) {
        addresses[Declaration(graph: place.graph, screen: place.screen)] =
          template.replacing("{file}", with: Self.encoded(file.path)).replacing("{line}", with: "\(place.line)")
      }
    }
  }

  /// Percent-encodes a path.
  private static func encoded(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", "/": result.unicodeScalars.append(scalar)
      default: result += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return result
  }
}
