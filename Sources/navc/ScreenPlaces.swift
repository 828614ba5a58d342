import NavCompiler
import NavPictures

/// The addresses at which the declarations of screens can be read: `https://example.com/{file}#L{line}`.
struct ScreenPlaces {
  /// By screen.
  private(set) var addresses: [Declaration: String] = [:]

  /// - Parameters:
  ///   - template: An address in which `{file}` and `{line}` are replaced.
  ///   - files: The graph file and what it mounts.
  init(_ template: String, _ files: [SourceFile]) {
    for file in files {
      for place in Compiler.places(of: file) {
        addresses[Declaration(graph: place.graph, screen: place.screen)] =
          template.replacing("{file}", with: Self.encoded(file.path)).replacing("{line}", with: "\(place.line)")
      }
    }
  }

  /// A path as a part of an address.
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
