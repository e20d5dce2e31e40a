internal import Canvas
internal import CanvasData

extension PieData {
  /// Reads the records from a byte on; the bytes are valid UTF-8.
  static func segments(csv bytes: [UInt8], from start: Int) throws(DataError) -> [PieSegment] {
    var reader = RecordReader(bytes: bytes, from: start)
    var segments: [PieSegment] = []
    var columns: CSVColumns?
    var blankLine: Int?
    while true {
      let recordStart = reader.position
      guard try reader.next() else { return segments }
      // Empty lines are skipped at the end only: elsewhere one is a row that has lost its fields.
      if reader.isBlank {
        blankLine = blankLine ?? recordStart
        continue
      }
      if let blankLine {
        throw .text(in: bytes, at: blankLine, found: "an empty line", allowed: "a row, or the end of the file")
      }
      if let columns {
        segments.append(try columns.segment(from: reader))
      } else {
        let first = try CSVColumns(firstRecord: reader)
        if !first.isHeader { segments.append(try first.segment(from: reader)) }
        columns = first
      }
    }
  }
}

/// Which field of a record holds what, as its first record decides.
private struct CSVColumns {
  var name = 0
  var value = 1
  var color: Int?
  var count: Int
  var isHeader: Bool

  private static let names = "name, value and perhaps color"

  /// A first record whose second field is a number is a row already; any other is a header.
  init(firstRecord reader: RecordReader) throws(DataError) {
    let fields = reader.fields
    count = fields.count
    guard count > 1 else {
      throw .text(in: reader.bytes, at: fields[0].start, found: "1 field", allowed: "fields for \(Self.names)")
    }
    let second = reader.trimmedText(of: fields[1])
    isHeader = DecimalNumber.value(second[...]) == nil
    if isHeader {
      try findColumns(in: reader)
    } else if count > 3 {
      throw .text(
        in: reader.bytes, at: fields[3].start, found: "\(count) fields", allowed: "2 or 3, or a header that names them")
    } else {
      color = count == 3 ? 2 : nil
    }
  }

  private mutating func findColumns(in reader: RecordReader) throws(DataError) {
    var found: [String: Int] = [:]
    for (index, field) in reader.fields.enumerated() {
      let title = reader.trimmedText(of: field).lowercased()
      guard ["name", "value", "color"].contains(title) else { continue }
      guard found.updateValue(index, forKey: title) == nil else {
        throw .text(
          in: reader.bytes, at: field.start, found: "a second column \(DataError.quoted(title))",
          allowed: "each column once")
      }
    }
    switch (found["name"], found["value"]) {
    case (let name?, let value?):
      self.name = name
      self.value = value
      color = found["color"]
    case (nil, nil):
      // No header at all: more likely a first row with a bad number.
      let second = reader.fields[1]
      throw .text(
        in: reader.bytes, at: second.start, found: DataError.quoted(reader.text(of: second)),
        allowed: "\(DecimalNumber.allowed), or a header with \(Self.names)")
    case (let name, _):
      throw .text(
        in: reader.bytes, at: reader.fields[0].start, found: "no column '\(name == nil ? "name" : "value")'",
        allowed: "a header with \(Self.names)")
    }
  }

  func segment(from reader: RecordReader) throws(DataError) -> PieSegment {
    let fields = reader.fields
    guard fields.count == count else {
      let place = fields.count < count ? reader.recordEnd : fields[count].start
      throw .text(
        in: reader.bytes, at: place, found: fields.count == 1 ? "1 field" : "\(fields.count) fields",
        allowed: "\(count), as in the first row")
    }
    return PieSegment(
      name: reader.text(of: fields[name]), value: try value(of: fields[value], in: reader),
      color: try color.flatMap { (index) throws(DataError) in try color(of: fields[index], in: reader) })
  }

  private func value(of field: RecordReader.Field, in reader: RecordReader) throws(DataError) -> Double {
    func failure(_ found: String, _ allowed: String) -> DataError {
      .text(in: reader.bytes, at: field.start, found: found, allowed: allowed)
    }
    let text = reader.trimmedText(of: field)
    guard !text.isEmpty else { throw failure("no value", DecimalNumber.allowed) }
    let found = DataError.quoted(text)
    guard let number = DecimalNumber.value(text[...]) else {
      throw failure(found, DecimalNumber.allowed(insteadOf: text))
    }
    guard number >= 0 else { throw failure(found, DecimalNumber.allowed) }
    guard number.isFinite else { throw failure(found, DecimalNumber.allowedSize) }
    return number
  }

  private func color(of field: RecordReader.Field, in reader: RecordReader) throws(DataError) -> Color? {
    let text = reader.trimmedText(of: field)
    guard !text.isEmpty else { return nil }
    guard let color = Color(css: text) else {
      throw .text(in: reader.bytes, at: field.start, found: DataError.quoted(text), allowed: Color.cssGrammar)
    }
    return color
  }
}

extension Color {
  /// What may stand for a colour, for messages.
  package static let cssGrammar = "#RGB, #RRGGBB, #RRGGBBAA or a CSS colour name"
}
