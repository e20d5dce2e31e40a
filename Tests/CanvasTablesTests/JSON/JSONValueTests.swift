import CanvasTables
import Testing

private func error(_ text: String) -> String {
  do throws(DataError) {
    _ = try JSONValue(json: Array(text.utf8))
    return "no error"
  } catch {
    return error.description
  }
}

private struct Sample: Decodable, Equatable {
  var seed: UInt64
  var small: Int8?
  var name: String
  var flags: [Bool]
  var nested: [[Double]]
}

struct JSONValueTests {
  @Test func decodesWhatItScanned() throws {
    let text =
      #"{"seed": 18446744073709551615, "small": -1.28e2, "name": "a\"\\\/\b\n\u00e9\ud83c\udf79", "flags": [true, false], "nested": [[], [1, -0.5]], "more": {}}"#
    let sample = try Sample(from: JSONValueDecoder(JSONValue(json: Array(text.utf8))))
    #expect(
      sample
        == Sample(seed: .max, small: -128, name: "a\"\\/\u{8}\né🍹", flags: [true, false], nested: [[], [1, -0.5]]))
    for bad in [
      #"{"seed": -1}"#, #"{"seed": 1.5}"#, "[]", "5", #"{"seed": 1, "name": 2}"#,
      #"{"seed": 1, "name": "x", "flags": [], "nested": [], "small": 128}"#,
    ] {
      #expect(throws: (any Error).self) { try Sample(from: JSONValueDecoder(JSONValue(json: Array(bad.utf8)))) }
    }
  }

  @Test func aMemberMayBeCheckedWithoutBeingKept() throws {
    let text = Array(#"{"a": [1, {"b": 2}], "data": [[1, 2], {"b": [3]}], "c": {"data": [4]}}"#.utf8)
    let value = try JSONValue(json: text, emptying: "data")
    guard case .object(let members) = value.content else {
      Issue.record("\(value)")
      return
    }
    let parts = members.map { String(decoding: text[$0.value.offset..<$0.end], as: UTF8.self) }
    #expect(parts == [#"[1, {"b": 2}]"#, #"[[1, 2], {"b": [3]}]"#, #"{"data": [4]}"#])
    guard case .list(let kept) = members[0].value.content, case .list(let emptied) = members[1].value.content,
      case .object(let inner) = members[2].value.content, case .list(let last) = inner.first?.value.content
    else {
      Issue.record("\(value)")
      return
    }
    #expect((kept.count, emptied.count, last.count) == (2, 0, 1))
    #expect(throws: DataError.self) { try JSONValue(json: Array(#"{"data": [1,]}"#.utf8), emptying: "data") }
  }

  @Test func aKeyThatStandsTwiceIsAnError() {
    #expect(error(#"{"a": 1, "b": {"a": 2}}"#) == "no error")
    #expect(error("{\"a\": 1,\n \"a\": 2}") == "2:2: 'a' again; each key once in an object")
    #expect(error(#"{"a": 1, "\u0061": 2}"#) == "1:10: 'a' again; each key once in an object")
    let many = (0..<50).map { "\"k\($0)\": 1" }.joined(separator: ", ")
    #expect(error("{\(many)}") == "no error")
    #expect(error("{\(many), \"k3\": 1}").contains("'k3' again"))
    #expect(error("{\(many), \"k20\": 1}").contains("'k20' again"))
  }

  @Test func manyKeysAndValuesTakeTimeThatGrowsWithThem() {
    let keys = (0..<200_000).map { "\"k\($0)\":[1]" }.joined(separator: ",")
    #expect(error("{\(keys)}") == "no error")
  }
}
