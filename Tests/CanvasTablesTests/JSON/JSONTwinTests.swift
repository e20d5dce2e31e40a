import CanvasTables
import Testing

/// Compares the fast scanner with the slow one on random texts.
struct JSONTwinTests {
  private func result(_ read: () throws -> JSONValue) -> String {
    do { return try read().described } catch { return "error \(error)" }
  }

  @Test(arguments: 0..<8) func randomTextsGiveTheSameValuesAndErrors(seed: UInt64) {
    var random = RandomJSON(seed: seed)
    var errors = 0
    for _ in 0..<400 {
      let text = random.value(depth: 4)
      let bytes = random.below(3) == 0 ? random.damaged(text) : Array(text.utf8)
      let slow = result { try SlowJSONScanner.value(bytes) }
      if slow.hasPrefix("error") { errors += 1 }
      #expect(result { try JSONValue(json: bytes) } == slow, "\(String(decoding: bytes, as: UTF8.self))")
      #expect(
        result { try JSONValue(json: bytes, emptying: "data") }
          == result { try SlowJSONScanner.value(bytes, emptying: "data") },
        "\(String(decoding: bytes, as: UTF8.self))")
    }
    #expect((20..<380).contains(errors))
  }

  @Test(arguments: 0..<8) func rowsAreThoseOfTheValues(seed: UInt64) throws {
    var random = RandomJSON(seed: seed + 100)
    var compared = 0
    for _ in 0..<300 {
      let text = #"{"a": {"data": {"values": \#(random.rows())}}, "data": \#(random.rows())}"#
      let bytes = random.below(3) == 0 ? random.damaged(text) : Array(text.utf8)
      guard let value = try? SlowJSONScanner.value(bytes) else {
        #expect(
          result { try JSONValue.withRows(json: bytes).value } == result { try SlowJSONScanner.value(bytes) }, "\(text)"
        )
        continue
      }
      let (_, rows) = try JSONValue.withRows(json: bytes)
      let lists = value.rowLists(isData: false)
      #expect(Set(rows.keys) == Set(lists.map(\.offset)), "\(text)")
      for list in lists {
        compared += 1
        #expect(try rows[list.offset]?.frame() == DataFrame.rows(of: list), "\(text)")
      }
    }
    #expect(compared > 40)
  }

  @Test func numbersOfRowsAreTheNearest() throws {
    var random = RandomJSON(seed: 7)
    var count = 0
    for _ in 0..<20_000 {
      let text = random.number()
      // The second row is read in the fast way.
      let json = Array("[{\"a\":1},{\"a\":\(text)}]".utf8)
      guard let rows = try? JSONValue.rowsOrValue(json: json).rows else { continue }
      let frame = try rows.frame()
      count += 1
      #expect(frame.value("a", 1).number?.bitPattern == Double(text)?.bitPattern, "\(text)")
    }
    #expect(count > 5000)
  }

  @Test func halvesBetweenTwoDoublesBecomeEven() throws {
    // Halves, and numbers just beside them, with as many digits as fit.
    for (text, value) in [
      ("9007199254740993", 9_007_199_254_740_992), ("9007199254740995", 9_007_199_254_740_996),
      ("9007199254740993.0", 9_007_199_254_740_992), ("9007199254740993.001", 9_007_199_254_740_994),
      ("4503599627370496.5", 4_503_599_627_370_496), ("4503599627370497.5", 4_503_599_627_370_498),
      ("4503599627370497.499", 4_503_599_627_370_497), ("0.1e1", 1), ("-0.0", -0.0), ("1e-22", 1e-22),
      ("9999999999999999999", 1e19), ("0.9999999999999999999", 1), ("18446744073709551615", 18_446_744_073_709_551_615),
    ] {
      let rows = try JSONValue.rowsOrValue(json: Array("[{\"a\":1},{\"a\":\(text)}]".utf8)).rows
      #expect(try rows?.frame().value("a", 1).number?.bitPattern == value.bitPattern, "\(text)")
    }
  }
}

extension JSONValue {
  /// The value with all offsets.
  fileprivate var described: String {
    let text: String =
      switch content {
      case .null: "null"
      case .bool(let flag): "\(flag)"
      case .number(let number): number
      case .string(let text): text.debugDescription
      case .list(let values): "[" + values.map(\.described).joined(separator: ",") + "]"
      case .object(let members):
        "{" + members.map { "\($0.key.debugDescription):\($0.value.described)-\($0.end)" }.joined(separator: ",") + "}"
      }
    return "\(offset)@\(text)"
  }

  /// The lists that a specification's `data` has as `values`, if they begin with an object.
  fileprivate func rowLists(isData: Bool) -> [JSONValue] {
    switch content {
    case .list(let values): return values.flatMap { $0.rowLists(isData: false) }
    case .object(let members):
      return members.flatMap { member in
        if isData, member.key == "values", case .list(let values) = member.value.content, let first = values.first,
          case .object = first.content
        {
          return [member.value]
        }
        return member.value.rowLists(isData: member.key == "data")
      }
    default: return []
    }
  }
}
