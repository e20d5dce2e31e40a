import Canvas
import CanvasCharts
import CanvasData
import Testing

private func message(_ text: String) -> String {
  do throws(DataError) {
    let data = try PieData.decode(Array(text.utf8))
    return "no error: \(data.segments)"
  } catch {
    return error.description
  }
}

struct JSONTests {
  @Test func readsAListOfObjects() throws {
    let text = """
      \u{FEFF}
       [ {"name": "Cola", "value": 3, "color": "#F00"},
         {"Value": 2.5e1, "NAME": "caf\\u00e9 \\ud83c\\udf79", "note": [1, {"x": null}]},
         {"name": "", "value": 0, "color": null} ]

      """
    #expect(
      try PieData.decode(Array(text.utf8)).segments == [
        PieSegment(name: "Cola", value: 3, color: .red), PieSegment(name: "café 🍹", value: 25),
        PieSegment(name: "", value: 0),
      ])
  }

  @Test func anEmptyListIsNoSegments() throws {
    #expect(try PieData.decode(Array("[]".utf8)) == PieData(segments: []))
  }

  @Test(arguments: [
    // Values, by path.
    (#"[{"name":"a","value":1},{"name":"b","value":-5}]"#, "[1].value: -5; a number of at least 0"),
    (#"[{"name":"a","value":-0.25}]"#, "[0].value: -0.25; a number of at least 0"),
    (#"[{"name":"a"}]"#, "[0].value: missing; a number of at least 0"),
    (#"[{"name":"a","value":null}]"#, "[0].value: null; a number of at least 0"),
    (#"[{"name":"a","value":"3"}]"#, "[0].value: '3'; a number of at least 0"),
    (#"[{"name":"a","value":true}]"#, "[0].value: true; a number of at least 0"),
    (#"[{"name":"a","value":[1]}]"#, "[0].value: a list; a number of at least 0"),
    (#"[{"name":"a","value":{"x":1}}]"#, "[0].value: an object; a number of at least 0"),
    (#"[{"value":1}]"#, "[0].name: missing; a string"),
    (#"[{"name":2024,"value":1}]"#, "[0].name: 2024; a string"),
    (#"[{"name":null,"value":1}]"#, "[0].name: null; a string"),
    (
      #"[{"name":"a","value":1,"color":"redd"}]"#,
      "[0].color: 'redd'; #RGB, #RRGGBB, #RRGGBBAA or a CSS colour name"
    ),
    (
      #"[{"name":"a","value":1,"color":7}]"#,
      "[0].color: 7; a string: #RGB, #RRGGBB, #RRGGBBAA or a CSS colour name"
    ),
    ("[3]", "[0]: 3; an object with name, value and perhaps color"),
    ("[[]]", "[0]: a list; an object with name, value and perhaps color"),
    ("[null]", "[0]: null; an object with name, value and perhaps color"),
    // Not a list.
    (#"{"name":"a","value":1}"#, "1:1: an object; a list of objects: [{…}, …]"),
    ("\n {}", "2:2: an object; a list of objects: [{…}, …]"),
    // Not JSON, by place.
    ("[", "1:2: the end of the file; a JSON value"),
    ("{", "1:2: the end of the file; a key in double quotes"),
    ("[1", "1:3: the end of the file; ',' or ']'"),
    ("[1,]", "1:4: ']'; a JSON value"),
    ("[]x", "1:3: 'x'; the end of the file"),
    ("[\n{\"name\":\"é\", value:3}]", "2:14: 'v'; a key in double quotes"),
    (#"[{"name" "a"}]"#, "1:10: '\"'; ':'"),
    (#"[{"name":"a" "value":1}]"#, "1:14: '\"'; ',' or '}'"),
    (#"[{"name":"a","value":1}"# + "\n x", "2:2: 'x'; ',' or ']'"),
    (#"[{"name":"a","value":nan}]"#, "1:22: 'n'; a JSON value"),
    (#"[{"name":"a","value":.5}]"#, "1:22: '.'; a JSON value"),
    (#"[{"name":"a","value":01}]"#, "1:22: '01'; a number as JSON writes it: 0.5, -2, 1e6"),
    (#"[{"name":"a","value":1.}]"#, "1:22: '1.'; a number as JSON writes it: 0.5, -2, 1e6"),
    (#"[{"name":"a","value":-}]"#, "1:22: '-'; a number as JSON writes it: 0.5, -2, 1e6"),
    (#"[{"name":"a","value":1e}]"#, "1:22: '1e'; a number as JSON writes it: 0.5, -2, 1e6"),
    (#"[{"name":"a","value":1e999}]"#, "1:22: '1e999'; a number up to 1.8e308"),
    (#"[{"name":"a","value":1e-999}]"#, "1:22: '1e-999'; 0, or a number from 5e-324 up"),
    (#"[{"name":"a"#, "1:10: a string without an end; a closing quote"),
    ("[{\"name\":\"a\tb\"}]", #"1:12: '\t'; no control characters in a string, but escapes like \n"#),
    (#"[{"name":"\x41"}]"#, #"1:11: an unknown escape; \" \\ \/ \b \f \n \r \t or \u with 4 digits"#),
    (#"[{"name":"\u00"}]"#, #"1:11: an unknown escape; \u with 4 hexadecimal digits"#),
    (#"[{"name":"\ud83c","value":1}]"#, #"1:11: half of a surrogate pair; both halves, as \ud83c\udf79"#),
    (#"[{"name":"\udf79","value":1}]"#, #"1:11: half of a surrogate pair; both halves, as \ud83c\udf79"#),
    (String(repeating: "[", count: 100_000), "1:513: lists inside lists; at most 512 levels"),
  ])
  func namesThePathOrThePlace(text: String, expected: String) {
    #expect(message(text) == expected)
  }

  @Test func everyPrefixOfATextIsRefusedWithAPlace() {
    let text = #" [{"name":"a\n\u00e9","value":1.5e+2,"color":"red","x":[true,false,null,{}]},{"name":"é","value":0}]"#
    #expect(message(text).hasPrefix("no error"))
    // Cutting inside of a character gives invalid UTF-8, which has its own message.
    for count in 1..<text.utf8.count {
      let result = message(String(decoding: text.utf8.prefix(count), as: UTF8.self))
      #expect(result.prefix { $0 != ";" }.split(separator: ":").count >= 3, "\(count) bytes: \(result)")
    }
  }

  @Test func readsAHundredThousandObjects() throws {
    let text = "[" + (0..<100_000).map { #"{"name":"item \#($0)","value":\#($0).5}"# }.joined(separator: ",") + "]"
    let data = try PieData.decode(Array(text.utf8))
    #expect(data.segments.count == 100_000)
    #expect(data.segments.last == PieSegment(name: "item 99999", value: 99_999.5))
  }
}
