internal import CPageAssets
package import NavCompiler
internal import NavTable

/// The scripts, styles, and markup of pages: the files of `Sources/CPageAssets`, which are embedded at build time.
///
/// A script is one scope. It defines at most one global name, and uses only the names of the scripts before it while it
/// starts.
package enum PageAssets {
  /// The script of a picture's page.
  static let pictureScript = text(
    shared + [
      navc_picture_cards_js, navc_picture_layout_js, navc_picture_highlights_js, navc_picture_camera_js,
      navc_picture_drawing_js, navc_picture_details_js, navc_picture_search_js, navc_picture_printing_js,
      navc_picture_start_js,
    ])
  static let pictureStyle = text([navc_picture_page_css])

  /// The script of a prototype that is one file, and of a prototype that a server delivers.
  package static let prototypeScript = text(prototype + [navc_prototype_start_js])
  package static let servedScript = text(prototype + [navc_prototype_served_js, navc_prototype_start_js])
  /// The script of a page with only the errors of a file.
  package static let errorsScript = text([navc_shared_elements_js, navc_prototype_served_js])
  package static let prototypeStyle = text([navc_prototype_page_css])
  /// The markup of a prototype around its picture, and the markup of a page with only the errors of a file.
  package static let beforePicture = text([navc_prototype_before_picture_html])
  package static let afterPicture = text([navc_prototype_after_picture_html])
  package static let errors = text([navc_prototype_errors_html])

  /// The wide characters, as a class of a regular expression. The data of both pages contains it as `wide`.
  package static var wideCharacters: JSONValue {
    func escape(_ value: UInt32) -> String { "\\u{\(String(value, radix: 16))}" }
    let ranges = Unicode.Scalar.wideRanges.map { "\(escape($0.lowerBound))-\(escape($0.upperBound))" }
    return .string("[\(ranges.joined())]")
  }

  private static var shared: [navc_page_asset] {
    [navc_shared_elements_js, navc_shared_data_js, navc_shared_names_js]
  }

  private static var prototype: [navc_page_asset] {
    shared + [
      navc_prototype_parts_js, navc_prototype_player_js, navc_prototype_steps_js, navc_prototype_walk_js,
      navc_prototype_messages_js, navc_prototype_map_js, navc_prototype_views_js, navc_prototype_facts_js,
      navc_prototype_actions_js, navc_prototype_contents_js, navc_prototype_phone_js, navc_prototype_panels_js,
      navc_prototype_tools_js,
    ]
  }

  private static func text(_ files: [navc_page_asset]) -> String {
    files.map { file in
      code(in: String(decoding: UnsafeBufferPointer(start: file.bytes, count: Int(file.count)), as: UTF8.self))
    }.joined()
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
