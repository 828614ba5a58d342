internal import CPageAssets
package import NavCompiler
internal import NavTable

/// The scripts, styles, and markup of pages: the files of `Sources/CPageAssets`, which are embedded at build time.
/// `assets.c` lists the files.
///
/// A script is one scope. It defines at most one global name, and uses only the names of the scripts before it while it
/// starts.
package enum PageAssets {
  /// The script of a picture's page.
  static let pictureScript = text(navc_elements_script, navc_shared_script, navc_picture_script)
  static let pictureStyle = text(navc_picture_style)
  /// The module that computes the layout of a picture, compressed, in Base64.
  static let layoutModule = Base64.text(of: bytes(navc_layout_module))

  /// The script of a prototype that is one file, and of a prototype that a server delivers.
  package static let prototypeScript = text(
    navc_elements_script, navc_shared_script, navc_prototype_script, navc_start_script)
  package static let servedScript = text(
    navc_elements_script, navc_shared_script, navc_prototype_script, navc_served_script, navc_start_script)
  /// The script of a page with only the errors of a file.
  package static let errorsScript = text(navc_elements_script, navc_served_script)
  package static let prototypeStyle = text(navc_prototype_style)
  /// The markup of a prototype around its picture, and the markup of a page with only the errors of a file.
  package static let beforePicture = text(navc_before_picture)
  package static let afterPicture = text(navc_after_picture)
  package static let errors = text(navc_errors)

  /// The measures of texts, which the data of both pages contains as `texts`. The wide characters are a class of a
  /// regular expression.
  package static var texts: JSONValue {
    func escape(_ value: UInt32) -> String { "\\u{\(String(value, radix: 16))}" }
    let wide = Unicode.Scalar.wideRanges.map { "\(escape($0.lowerBound))-\(escape($0.upperBound))" }
    return .object([
      ("wide", .string("[\(wide.joined())]")), ("cell", .number(TextWidth.cell)),
      ("smallSize", .number(Int(Metrics.smallSize))),
      ("middleRowSize", .number(Int(Metrics.middleRowSizes.lowerBound))),
    ])
  }

  private static func bytes(_ file: navc_page_asset) -> [UInt8] {
    Array(UnsafeBufferPointer(start: file.bytes, count: Int(file.count)))
  }

  private static func text(_ files: navc_page_asset...) -> String {
    code(in: files.map { String(decoding: bytes($0), as: UTF8.self) }.joined())
  }

  /// The lines of a file without indentation, empty lines, and comments that fill entire lines.
  static func code(in file: String) -> String {
    var text = ""
    var isComment = false
    for line in file.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("/*") { isComment = true }
      if isComment {
        if line.hasSuffix("*/") { isComment = false }
      } else if !line.hasPrefix("//"), !line.isEmpty {
        text += line + "\n"
      }
    }
    return text
  }
}
