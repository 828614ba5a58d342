internal import CLibYAML

/// The only calls of libyaml. This type owns the memory of libyaml and passes texts only for the duration of a call. No
/// pointer escapes.
enum LibYAML {
  /// Reads a file event by event.
  ///
  /// The marks of libyaml count characters. The passed offsets count bytes.
  static func read(_ file: SourceFile, isASCII: Bool, into reader: inout some YAMLEventReader) -> YAMLFailure? {
    file.bytes.withUnsafeBufferPointer { bytes in
      let start = file.textStart
      let text = UnsafeBufferPointer(rebasing: bytes[start...])
      var parser = yaml_parser_t()
      guard yaml_parser_initialize(&parser) == 1 else {
        return YAMLFailure(problem: "out of memory", offset: start, contextOffset: nil)
      }
      defer { yaml_parser_delete(&parser) }
      yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
      yaml_parser_set_input_string(&parser, text.baseAddress, text.count)
      var offsets = ByteOffsets(bytes: bytes, start: start, isASCII: isASCII)
      return run(&parser, &offsets, &reader)
    }
  }

  private static func run(
    _ parser: inout yaml_parser_t, _ offsets: inout ByteOffsets, _ reader: inout some YAMLEventReader
  ) -> YAMLFailure? {
    var storage = yaml_event_t()
    return withUnsafeMutablePointer(to: &storage) { event in
      while true {
        guard yaml_parser_parse(&parser, event) == 1 else { return failure(parser, &offsets) }
        defer { yaml_event_delete(event) }
        guard event.pointee.type != YAML_STREAM_END_EVENT else { return nil }
        if hand(event, &offsets, to: &reader) == .stop { return nil }
      }
    }
  }

  private static func failure(_ parser: yaml_parser_t, _ offsets: inout ByteOffsets) -> YAMLFailure {
    let problem = parser.problem.map { String(cString: $0) } ?? "out of memory"
    let context = parser.context == nil ? nil : offsets.offset(ofCharacter: parser.context_mark.index)
    return YAMLFailure(
      problem: problem, offset: offsets.offset(ofCharacter: parser.problem_mark.index), contextOffset: context)
  }

  /// The texts of an event. libyaml owns the pointers, which are valid until the event is deleted.
  private struct Content {
    var kind: YAMLEvent.Kind
    var style = YAMLStyle.plain
    var text = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    var anchor: UnsafeMutablePointer<UInt8>?
    var hasTag = false

    @inline(__always)
    init?(_ event: UnsafePointer<yaml_event_t>) {
      switch event.pointee.type {
      case YAML_SCALAR_EVENT:
        kind = .scalar
        style = LibYAML.style(event.pointee.data.scalar.style)
        text = UnsafeBufferPointer(start: event.pointee.data.scalar.value, count: event.pointee.data.scalar.length)
        anchor = event.pointee.data.scalar.anchor
        hasTag = event.pointee.data.scalar.tag != nil
      case YAML_MAPPING_START_EVENT:
        kind = .mappingStart
        style = event.pointee.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE ? .flow : .block
        anchor = event.pointee.data.mapping_start.anchor
        hasTag = event.pointee.data.mapping_start.tag != nil
      case YAML_SEQUENCE_START_EVENT:
        kind = .sequenceStart
        style = event.pointee.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE ? .flow : .block
        anchor = event.pointee.data.sequence_start.anchor
        hasTag = event.pointee.data.sequence_start.tag != nil
      case YAML_MAPPING_END_EVENT: kind = .mappingEnd
      case YAML_SEQUENCE_END_EVENT: kind = .sequenceEnd
      case YAML_ALIAS_EVENT:
        kind = .alias
        anchor = event.pointee.data.alias.anchor
      case YAML_DOCUMENT_START_EVENT: kind = .documentStart
      case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
      default: return nil
      }
    }

    var property: YAMLEvent.Property {
      switch (anchor != nil && kind != .alias, hasTag) {
      case (false, false): .none
      case (true, false): .anchor
      case (false, true): .tag
      case (true, true): .anchorAndTag
      }
    }
  }

  @inline(__always)
  private static func hand(
    _ event: UnsafePointer<yaml_event_t>, _ offsets: inout ByteOffsets, to reader: inout some YAMLEventReader
  ) -> YAMLProgress {
    guard let content = Content(event) else { return .goOn }
    let lower = offsets.offset(ofCharacter: event.pointee.start_mark.index)
    let upper = offsets.offset(ofCharacter: event.pointee.end_mark.index)
    let isVerbatim = content.kind == .scalar && offsets.holds(content.text, before: upper, content.style)
    let anchor = UnsafeBufferPointer<UInt8>(start: content.anchor, count: length(content.anchor))
    return reader.read(
      YAMLEvent(
        kind: content.kind, style: content.style, property: content.property, form: isVerbatim ? .verbatim : .changed,
        lower: UInt32(lower), upper: UInt32(upper)),
      text: content.text.span, anchor: anchor.span)
  }

  private static func length(_ text: UnsafeMutablePointer<UInt8>?) -> Int {
    guard let text else { return 0 }
    var length = 0
    while text[length] != 0 { length += 1 }
    return length
  }

  private static func style(_ style: yaml_scalar_style_t) -> YAMLStyle {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE: .literal
    case YAML_FOLDED_SCALAR_STYLE: .folded
    default: .plain
    }
  }
}

/// Converts the character counts of libyaml to byte offsets. It walks from the last converted mark, because marks are
/// close together.
private struct ByteOffsets {
  let bytes: UnsafeBufferPointer<UInt8>
  let start: Int
  let isASCII: Bool
  private var character = 0
  private var byte: Int

  init(bytes: UnsafeBufferPointer<UInt8>, start: Int, isASCII: Bool) {
    self.bytes = bytes
    self.start = start
    self.isASCII = isASCII
    byte = start
  }

  /// Whether the text of a scalar is verbatim in the file, before its closing quote or its end.
  func holds(_ text: UnsafeBufferPointer<UInt8>, before end: Int, _ style: YAMLStyle) -> Bool {
    let upper: Int
    switch style {
    case .plain: upper = end
    case .singleQuoted, .doubleQuoted:
      upper = end - 1
      // Without escapes, a quote also directly precedes the text. If the text begins with one, that is its escape.
      guard upper - text.count > start, bytes[upper - text.count - 1] == bytes[upper], text.first != bytes[upper]
      else { return false }
    default: return false
    }
    guard upper - text.count >= start else { return false }
    let written = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[upper - text.count..<upper])
    return written.holdsSameBytes(as: UnsafeRawBufferPointer(text))
  }

  mutating func offset(ofCharacter target: Int) -> Int {
    if isASCII { return min(start + target, bytes.count) }
    while character < target, byte < bytes.count {
      byte += 1
      while byte < bytes.count, bytes[byte] & 0xC0 == 0x80 { byte += 1 }
      character += 1
    }
    while character > target, byte > start {
      byte -= 1
      while byte > start, bytes[byte] & 0xC0 == 0x80 { byte -= 1 }
      character -= 1
    }
    return byte
  }
}
