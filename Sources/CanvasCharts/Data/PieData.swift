public import Canvas
public import CanvasData

/// One piece of a pie: what it is called, how much it is, and perhaps its colour.
public struct PieSegment: Sendable, Hashable {
  /// The label; may be empty.
  public var name: String

  /// In any unit. One that is negative or not finite counts as 0 when it is drawn.
  public var value: Double

  /// Nil takes the next colour of the palette.
  public var color: Color?

  public init(name: String, value: Double, color: Color? = nil) {
    self.name = name
    self.value = value
    self.color = color
  }
}

/// The segments of a pie in the order they are drawn in, and their total, summed once.
public struct PieData: Sendable, Hashable {
  public let segments: [PieSegment]

  /// The sum of the values that count; the greatest finite number where the sum is beyond it.
  public let total: Double

  public init(segments: [PieSegment]) {
    self.segments = segments
    let sum = segments.reduce(0.0) { $0 + PieSectors.counted($1.value) }
    total = min(sum, .greatestFiniteMagnitude)
  }

  /// Reads segments from the bytes of a CSV or a JSON file, in UTF-8 with or without a byte order mark.
  ///
  /// It is JSON where the first byte that is not a space, a tab or a line end is `[` or `{`: a list of objects with
  /// `name`, `value` and perhaps `color`. It is CSV otherwise: a header with those names in any order and columns
  /// besides, or the columns name, value, color by position. Names of columns and keys ignore case. Values are finite,
  /// at least 0, with a decimal point; colours are those of `Color(css:)`. A header alone, or `[]`, is no segments; no
  /// data at all is an error. The cost is linear in the number of bytes.
  public static func decode(_ bytes: [UInt8]) throws(DataError) -> PieData {
    if let error = DataError.invalidUTF8(in: bytes) { throw error }
    let start = TextPosition.startOfText(in: bytes)
    guard let first = bytes[start...].first(where: { !isSpace($0) }) else {
      throw .text(in: bytes, at: start, found: "no data", allowed: "CSV rows name,value,color or a JSON list")
    }
    let isJSON = first == UInt8(ascii: "[") || first == UInt8(ascii: "{")
    return PieData(segments: isJSON ? try segments(json: bytes) : try segments(csv: bytes, from: start))
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
