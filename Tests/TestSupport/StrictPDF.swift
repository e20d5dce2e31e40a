internal import CZlib

/// A reader of the PDF files that `CanvasPDF` writes. It throws if a place in the table, a length, a stream or a
/// reference is wrong.
package struct StrictPDF {
  package struct Failure: Error, CustomStringConvertible {
    package var description: String
  }

  /// The dictionaries and other values, by their numbers.
  package private(set) var objects: [Int: String] = [:]
  /// The decoded streams.
  package private(set) var streams: [Int: [UInt8]] = [:]
  private let bytes: [UInt8]

  package init(_ bytes: [UInt8]) throws {
    self.bytes = bytes
    guard bytes.starts(with: "%PDF-1.7\n".utf8) else { throw Failure(description: "no header") }
    let end = String(decoding: bytes.suffix(40), as: UTF8.self).split(separator: "\n")
    guard end.suffix(3).first == "startxref", end.last == "%%EOF", let start = Int(end[end.count - 2]) else {
      throw Failure(description: "no end")
    }
    let (table, rows) = try readStream(at: start)
    guard table.contains("/Type/XRef"), rows.count.isMultiple(of: 7) else { throw Failure(description: "no table") }
    var places: [(type: UInt8, first: Int, second: Int)] = []
    for i in stride(from: 0, to: rows.count, by: 7) {
      places.append((rows[i], Self.number(rows[i + 1...i + 4]), Self.number(rows[i + 5...i + 6])))
    }
    for (number, place) in places.enumerated() where place.type == 1 {
      (objects[number], streams[number]) = try readStream(at: place.first, number: number)
    }
    for (number, place) in places.enumerated() where place.type == 2 {
      guard let packed = streams[place.first] else { throw Failure(description: "no object stream \(place.first)") }
      objects[number] = try Self.object(place.second, number, in: packed, objects[place.first] ?? "")
    }
    for (number, object) in objects {
      for reference in Self.references(in: object) where objects[reference] == nil {
        throw Failure(description: "object \(number) names \(reference)")
      }
    }
  }

  /// The numbers of objects whose dictionaries contain a text.
  package func numbers(with text: String) -> [Int] { objects.filter { $0.value.contains(text) }.map(\.key).sorted() }

  private func readStream(at start: Int, number: Int? = nil) throws -> (String, [UInt8]) {
    guard let head = Self.range(of: ">>stream\n", in: bytes, from: start) else {
      throw Failure(description: "no stream at \(start)")
    }
    let text = String(decoding: bytes[start..<head], as: UTF8.self)
    let parts = text.split(separator: " ", maxSplits: 2)
    guard parts.count == 3, parts[2].hasPrefix("obj\n<<"), number == nil || parts[0] == "\(number ?? 0)" else {
      throw Failure(description: "no object \(number ?? 0) at \(start)")
    }
    let dictionary = String(parts[2].dropFirst(6))
    guard let word = dictionary.firstRange(of: "/Length "),
      let length = Int(dictionary[word.upperBound...].prefix { $0.isNumber })
    else { throw Failure(description: "no length at \(start)") }
    let content = head + 9
    guard bytes[(content + length)...].starts(with: "\nendstream\nendobj\n".utf8) else {
      throw Failure(description: "a stream's length at \(start)")
    }
    let stored = Array(bytes[content..<content + length])
    return (dictionary, dictionary.contains("/FlateDecode") ? try Self.inflated(stored) : stored)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

  private static func object(_ index: Int, _ number: Int, in packed: [UInt8], _ dictionary: String) throws -> String {
    func value(_ key: String) -> Int? {
      dictionary.firstRange(of: key).flatMap { Int(dictionary[$0.upperBound...].prefix { $0.isNumber }) }
    }
    guard let first = value("/First "), let count = value("/N ") else { throw Failure(description: "an object stream") }
    let header = String(decoding: packed[..<first], as: UTF8.self).split(separator: " ").compactMap { Int($0) }
    guard header.count == 2 * count, index < count, header[2 * index] == number else {
      throw Failure(description: "object \(number) is not at \(index)")
    }
    let start = first + header[2 * index + 1]
    let end = index + 1 < count ? first + header[2 * index + 3] : packed.count
    return String(decoding: packed[start..<end], as: UTF8.self)
  }

  private static func references(in text: String) -> [Int] {
    text.matches(of: /\b(\d+) 0 R\b/).compactMap { Int($0.1) }
  }

  private static func range(of text: String, in bytes: [UInt8], from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    return (start..<max(start, bytes.count - wanted.count)).first { bytes[$0...].starts(with: wanted) }
  }

  private static func inflated(_ bytes: [UInt8]) throws -> [UInt8] {
    var room = max(bytes.count * 4, 1 << 12)
    while room < 1 << 30 {
      var result = [UInt8](repeating: 0, count: room)
      var count = uLongf(room)
      let status = uncompress(&result, &count, bytes, uLong(bytes.count))
      if status == Z_OK { return Array(result.prefix(Int(count))) }
      guard status == Z_BUF_ERROR else { throw Failure(description: "zlib \(status)") }
      room *= 4
    }
    throw Failure(description: "a stream is too long")
  }
}
