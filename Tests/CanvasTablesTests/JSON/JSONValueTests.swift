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

struct JSONValueTests {
  @Test func valuesAreAsTheyWereWritten() throws {
    let text =
      #"{"seed": 18446744073709551615, "small": -1.28e2, "name": "a\"\\\/\b\n\u00e9\ud83c\udf79", "flags": [true, false], "nested": [[], [1, -0.5]], "more": {}}"#
    let value = try JSONValue(json: Array(text.utf8))
    #expect(value["seed"]?.shown == "18446744073709552000" && value["small"]?.shown == "-128")
    guard case .number("18446744073709551615")? = value["seed"]?.content else {
      Issue.record("\(value)")
      return
    }
    #expect(value["name"]?.string == "a\"\\/\u{8}\né🍹")
    #expect(value["flags"]?.elements?.map(\.shown) == ["true", "false"])
    #expect(value["nested"]?.elements?.map { $0.elements?.map(\.shown) } == [[], ["1", "-0.5"]])
    #expect(value["more"]?.shown == "an object" && value["none"] == nil && value["more"]?.elements == nil)
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
