internal import CanvasMath

extension SourceValue {
  /// Reads JSON.
  ///
  /// - Parameters:
  ///   - bytes: The text, in UTF-8 or in UTF-16 with a byte order mark.
  ///   - name: The name of the template, for errors.
  init(json bytes: [UInt8], name: String) throws(TemplateError) {
    do throws(DataError) {
      let text = try DecodedText.utf8(bytes)
      self = try JSONSource(text: text, name: name).value(try JSONValue(json: text))
    } catch {
      throw TemplateError(place: "\(name):\(error.place)", message: "\(error.found); \(error.allowed)")
    }
  }
}

/// Makes source values of JSON values.
private struct JSONSource {
  let name: String
  /// The first byte of each line.
  private let lines: [Int]
  private let text: [UInt8]

  init(text: [UInt8], name: String) {
    self.text = text
    self.name = name
    lines = [0] + text.indices.filter { text[$0] == 0x0A }.map { $0 + 1 }
  }

  func value(_ json: JSONValue, depth: Int = 0) throws(DataError) -> SourceValue {
    guard depth < SourceValue.depthLimit else {
      throw .text(in: text, at: json.offset, found: "a value \(depth) levels deep", allowed: "fewer levels")
    }
    let content: SourceValue.Content
    switch json.content {
    case .null: content = .empty
    case .bool(let flag): content = .scalar("\(flag)")
    case .number(let number): content = .scalar(number)
    case .string(let string): content = .scalar(string)
    case .list(let values):
      content = .list(try values.map { (value) throws(DataError) in try self.value(value, depth: depth + 1) })
    case .object(let members):
      content = .map(
        try members.map { (member) throws(DataError) in
          let value = try value(member.value, depth: depth + 1)
          return SourceValue.Member(key: member.key, place: value.place, value: value)
        })
    }
    return SourceValue(content: content, place: place(json.offset))
  }

  /// The place of a byte.
  private func place(_ offset: Int) -> SourcePlace {
    let line = lines.partitionIndex { $0 > offset }
    let before = text[lines[line - 1]..<min(offset, text.count)]
    return SourcePlace(name: name, line: line, column: before.count { $0 & 0xC0 != 0x80 } + 1)
  }
}
