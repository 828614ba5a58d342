/// Reports directives other than `%YAML` before libyaml reads them, because libyaml compares each directive with all
/// preceding ones.
enum DirectiveCheck {
  static func check(_ file: SourceFile) -> Diagnostic? {
    let bytes = file.bytes
    var line = file.textStart
    while line < bytes.count {
      let end = bytes[line...].firstIndex(where: { $0 == 0x0A || $0 == 0x0D }) ?? bytes.count
      if bytes[line] == UInt8(ascii: "%") {
        let nameEnd = bytes[line..<end].firstIndex(where: { $0 == 0x20 || $0 == 0x09 }) ?? end
        let name = bytes[line..<nameEnd]
        guard name.elementsEqual("%YAML".utf8) else {
          let shown = name.count <= 20 ? "'\(String(decoding: name, as: UTF8.self))'" : "this"
          return Diagnostic(
            .yamlUnsupported, "\(shown) is a directive, but a graph file accepts only %YAML",
            at: file.range(line, nameEnd))
        }
      } else if let first = bytes[line..<end].first(where: { $0 != 0x20 && $0 != 0x09 }), first != UInt8(ascii: "#") {
        return nil
      }
      line = end + 1
    }
    return nil
  }
}
