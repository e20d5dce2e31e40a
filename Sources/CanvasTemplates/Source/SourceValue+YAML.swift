#if Full || Templates
  internal import CYAML

  extension SourceValue {
    /// Reads YAML 1.1 through libyaml: one document, whose values are texts, lists and maps. Tags have no effect.
    ///
    /// - Parameters:
    ///   - bytes: The text, in UTF-8 or UTF-16.
    ///   - name: The name of the template, for errors.
    init(yaml bytes: [UInt8], name: String) throws(TemplateError) {
      self = try YAMLReader(name: name).document(bytes)
    }
  }

  /// Reads the events of a YAML text.
  private final class YAMLReader {
    private let name: String
    private var parser = yaml_parser_t()
    private var anchors: [String: Anchor] = [:]
    /// The number of values so far, those of aliases included.
    private var count = 0
    private var comments = YAMLComments(of: [])

    /// A value with a name, and how many values it consists of.
    private typealias Anchor = (value: SourceValue, count: Int)

    private enum Event {
      case scalar(String, isPlain: Bool, anchor: String?)
      case alias(String)
      case listStart(anchor: String?)
      case listEnd
      case mapStart(anchor: String?)
      case mapEnd
      case documentStart, streamEnd, other
    }

    init(name: String) { self.name = name }

    func document(_ bytes: [UInt8]) throws(TemplateError) -> SourceValue {
      guard yaml_parser_initialize(&parser) == 1 else {
        throw TemplateError(place: name, message: "there is not enough memory")
      }
      defer { yaml_parser_delete(&parser) }
      comments = YAMLComments(of: bytes)
      // The parser keeps the address, so the bytes must stay where they are until the last event.
      let result = bytes.withUnsafeBufferPointer { buffer in
        Result { () throws(TemplateError) in
          yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
          return try document()
        }
      }
      return try result.get()
    }

    private func document() throws(TemplateError) -> SourceValue {
      var (event, place) = try next()
      while case .other = event { (event, place) = try next() }
      guard case .documentStart = event else { throw place.error("no template; must be a map with 'front' or 'view'") }
      (event, place) = try next()
      let value = try value(event, place, depth: 0)
      (event, place) = try next()
      while true {
        switch event {
        case .streamEnd: return value
        case .documentStart: throw place.error("a second document; a template is one")
        default: (event, place) = try next()
        }
      }
    }

    private func value(_ event: Event, _ place: SourcePlace, depth: Int) throws(TemplateError) -> SourceValue {
      guard depth < SourceValue.depthLimit else {
        throw place.error("a value \(depth) levels deep; must be at most \(SourceValue.depthLimit) levels deep")
      }
      try take(1, place)
      let start = count
      let (content, anchor): (SourceValue.Content, String?)
      switch event {
      case .scalar(let text, let isPlain, let name):
        let isEmpty = isPlain && ["", "~", "null", "Null", "NULL"].contains(text)
        if text.isEmpty, isPlain, let comment = comments.value(after: place) {
          var place = place
          place.column = comment.column
          throw place.error("a comment, as it begins with '#'; write \"\(comment.text)\" with quotes")
        }
        (content, anchor) = (isEmpty ? .empty : .scalar(text), name)
      case .listStart(let name): (content, anchor) = (.list(try list(depth)), name)
      case .mapStart(let name): (content, anchor) = (.map(try map(depth)), name)
      case .alias(let name):
        guard let known = anchors[name] else {
          let shown = DataError.shown(name)
          throw place.error("no '&\(shown)' before '*\(shown)'")
        }
        try take(known.count, place)
        return SourceValue(content: known.value.content, place: known.value.place)
      case .listEnd, .mapEnd, .documentStart, .streamEnd, .other:
        throw place.error("an unexpected end; must be a value")
      }
      let value = SourceValue(content: content, place: place)
      if let anchor { anchors[anchor] = (value, count - start + 1) }
      return value
    }

    private func list(_ depth: Int) throws(TemplateError) -> [SourceValue] {
      var list: [SourceValue] = []
      while true {
        let (event, place) = try next()
        if case .listEnd = event { return list }
        list.append(try value(event, place, depth: depth + 1))
      }
    }

    private func map(_ depth: Int) throws(TemplateError) -> [SourceValue.Member] {
      var members: [SourceValue.Member] = []
      var keys: Set<String> = []
      while true {
        let (event, place) = try next()
        if case .mapEnd = event { return members }
        guard case .scalar(let key, _, _) = event else {
          throw place.error("a key that is a list or a map; must be a text")
        }
        guard keys.insert(key).inserted else { throw place.error("\(DataError.quoted(key)) is there twice") }
        let (content, contentPlace) = try next()
        members.append(
          SourceValue.Member(key: key, place: place, value: try value(content, contentPlace, depth: depth + 1)))
      }
    }

    private func take(_ values: Int, _ place: SourcePlace) throws(TemplateError) {
      count += values
      guard count > SourceValue.countLimit else { return }
      throw place.error("more than \(SourceValue.countLimit) values, with those that aliases repeat")
    }

    private func place(_ mark: yaml_mark_t) -> SourcePlace {
      SourcePlace(name: name, line: Int(clamping: mark.line) + 1, column: Int(clamping: mark.column) + 1)
    }

    private func next() throws(TemplateError) -> (Event, SourcePlace) {
      var event = yaml_event_t()
      guard yaml_parser_parse(&parser, &event) == 1 else { throw problem() }
      defer { yaml_event_delete(&event) }
      let result: Event =
        switch event.type {
        case YAML_SCALAR_EVENT:
          .scalar(
            Self.text(event.data.scalar.value, event.data.scalar.length),
            isPlain: event.data.scalar.style == YAML_PLAIN_SCALAR_STYLE, anchor: Self.name(event.data.scalar.anchor))
        case YAML_ALIAS_EVENT: .alias(Self.name(event.data.alias.anchor) ?? "")
        case YAML_SEQUENCE_START_EVENT: .listStart(anchor: Self.name(event.data.sequence_start.anchor))
        case YAML_SEQUENCE_END_EVENT: .listEnd
        case YAML_MAPPING_START_EVENT: .mapStart(anchor: Self.name(event.data.mapping_start.anchor))
        case YAML_MAPPING_END_EVENT: .mapEnd
        case YAML_DOCUMENT_START_EVENT: .documentStart
        case YAML_STREAM_END_EVENT: .streamEnd
        default: .other
        }
      return (result, place(event.start_mark))
    }

    /// The error that the parser found.
    private func problem() -> TemplateError {
      let found = parser.problem.map { String(cString: $0) } ?? "text that isn't YAML"
      guard parser.error != YAML_MEMORY_ERROR else {
        return TemplateError(place: name, message: "there is not enough memory")
      }
      // Errors of the text's encoding have no line.
      guard parser.error != YAML_READER_ERROR else { return TemplateError(place: name, message: "not YAML: \(found)") }
      let context = parser.context.map { " " + String(cString: $0) } ?? ""
      let place = place(parser.problem_mark)
      // A comment hides the end of a list or map in brackets.
      let comment = comments.first(in: max(place.line - 1, 1)...max(place.line, 1))
      let cure = comment.map { "; write \"\($0.text)\" in line \($0.line) with quotes, as '#' begins a comment" } ?? ""
      return place.error("not YAML: \(found)\(context)\(cure)")
    }

    private static func name(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
      pointer.map { String(decodingCString: $0, as: UTF8.self) }
    }

    private static func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?, _ length: Int) -> String {
      guard let pointer else { return "" }
      return String(decoding: UnsafeBufferPointer(start: pointer, count: length), as: UTF8.self)
    }
  }

  /// The comments that look like values without quotes: `color: #f00`, `text: #{#}`, `text: #1`.
  private struct YAMLComments {
    /// The line and the column are from 1.
    typealias Comment = (line: Int, column: Int, text: String)

    private var comments: [Comment] = []
    /// The indices of comments by their lines and ends.
    private var indices: [SIMD2<Int>: Int] = [:]

    init(of bytes: [UInt8]) {
      for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
        var (column, end, last) = (0, 1, UInt8(0x20))
        for position in line.indices where line[position] & 0xC0 != 0x80 {
          column += 1
          let byte = line[position]
          if byte == UInt8(ascii: "#"), ":-[{,".utf8.contains(last) {
            let word = String(decoding: line[position...].prefix { !" \t\r,]}".utf8.contains($0) }, as: UTF8.self)
            let text = word.hasPrefix("#{") ? String(decoding: line[position...], as: UTF8.self) : word
            let isValue = word.hasPrefix("#{") || word.dropFirst().first?.isNumber == true || Color(css: word) != nil
            if isValue {
              indices[[index + 1, end]] = comments.count
              comments.append((index + 1, column, DataError.shown(text)))
            }
          }
          if byte != 0x20, byte != 0x09 { (last, end) = (byte, column + 1) }
        }
      }
    }

    /// The comment that is where the value of an empty place should be.
    func value(after place: SourcePlace) -> Comment? {
      indices[[place.line, place.column]].map { comments[$0] }
    }

    /// The first comment in some lines.
    func first(in lines: ClosedRange<Int>) -> Comment? { comments.first { lines.contains($0.line) } }
  }

  extension Template {
    /// The name and the version of the YAML library, or nil if there is none.
    package static var libraryVersion: String? {
      unsafe yaml_get_version_string().map { "libyaml \(unsafe String(cString: $0))" }
    }
  }
#else
  extension Template {
    /// The name and the version of the YAML library, or nil if there is none.
    package static var libraryVersion: String? { nil }
  }
#endif
