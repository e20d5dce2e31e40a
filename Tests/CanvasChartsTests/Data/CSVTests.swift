import Canvas
import CanvasCharts
import CanvasData
import Testing

/// The segments as `name=value` or `name=value#color`, one string per text.
private func shown(_ text: String) throws -> String {
  try shown(Array(text.utf8))
}

private func shown(_ bytes: [UInt8]) throws -> String {
  try PieData.decode(bytes).segments.map { segment in
    segment.name + "=" + String(segment.value) + (segment.color.map { $0 == .red ? "#red" : "#other" } ?? "")
  }.joined(separator: " ")
}

private func message(_ text: String) -> String { message(Array(text.utf8)) }

private func message(_ bytes: [UInt8]) -> String {
  do throws(DataError) {
    let data = try PieData.decode(bytes)
    return "no error: \(data.segments)"
  } catch {
    return error.description
  }
}

struct CSVTests {
  @Test(arguments: [
    // By position.
    ("Cola,3", "Cola=3.0"),
    ("Cola,3\n", "Cola=3.0"),
    ("Cola,3\nTea,2\n", "Cola=3.0 Tea=2.0"),
    ("Cola,3\r\nTea,2\r\n", "Cola=3.0 Tea=2.0"),
    ("Cola,3\rTea,2\r", "Cola=3.0 Tea=2.0"),
    ("Cola,3,red\nTea,2,", "Cola=3.0#red Tea=2.0"),
    // By name, in any order, among others, whatever the case.
    ("name,value\nCola,3", "Cola=3.0"),
    ("name,value,color\nCola,3,#F00\nTea,2,\n", "Cola=3.0#red Tea=2.0"),
    ("VALUE, Name \n3,Cola", "Cola=3.0"),
    ("id,color,price,value,name\n7,red,1.20,3,Cola", "Cola=3.0#red"),
    ("\"name\",\"value\"\n\"Cola\",\"3\"", "Cola=3.0"),
    // Empty lines at the end, with or without spaces on them.
    ("Cola,3\n\n\r\n", "Cola=3.0"),
    ("Cola,3\n  \n\t", "Cola=3.0"),
    // Nothing but a header.
    ("name,value", ""),
    ("name,value,color\r\n", ""),
    // Quotes.
    ("\"Cola\",3", "Cola=3.0"),
    ("\"Cola, cold\",3", "Cola, cold=3.0"),
    ("\"Cola \"\"Zero\"\"\",3", "Cola \"Zero\"=3.0"),
    ("\"\"\"\",3", "\"=3.0"),
    ("\"two\nlines\",3\nTea,2", "two\nlines=3.0 Tea=2.0"),
    ("\"two\r\nlines\",3", "two\r\nlines=3.0"),
    ("\"\",3", "=3.0"),
    (",3", "=3.0"),
    // Spaces belong to a name, not to a number.
    (" Cola , 3 ", " Cola =3.0"),
    ("Cola,\" 3\t\"", "Cola=3.0"),
    // A byte order mark, other scripts.
    ("\u{FEFF}name,value\nCola,3", "Cola=3.0"),
    ("\u{FEFF}Cola,3", "Cola=3.0"),
    ("콜라,3\n☕️,2", "콜라=3.0 ☕️=2.0"),
  ])
  func readsRowsByPositionOrByName(text: String, expected: String) throws {
    #expect(try shown(text) == expected)
  }

  @Test(
    arguments: [
      ("0", 0), ("-0", 0), ("00", 0), ("12", 12), ("+12", 12), ("007", 7), ("1.5", 1.5), (".5", 0.5), ("5.", 5),
      ("1e3", 1000), ("1E+3", 1000), ("25e-2", 0.25), ("1.7976931348623157e308", .greatestFiniteMagnitude),
      ("4.9e-324", .leastNonzeroMagnitude), ("1e-999", 0), ("9007199254740993", 9_007_199_254_740_992),
      ("123456789012345678901234567890", 1.2345678901234568e29),
    ] as [(String, Double)])
  func readsDecimalNumbers(text: String, value: Double) throws {
    #expect(try PieData.decode(Array("x,\(text)".utf8)).segments.first?.value == value)
  }

  @Test(arguments: [
    "abc", "-", "+", ".", "e5", "1e", "1e+", "1.2.3", "1,5", "0x10", "0x1p4", "nan", "NaN", "inf", "Infinity", "1_000",
    "１２", "1 2", "1%", "$1", "--1", "1f",
  ])
  func refusesOtherNumbers(text: String) {
    #expect(message("x,1\ny,\"\(text)\"").hasPrefix("2:3: '\(text)'; a number of at least 0"))
  }

  @Test(arguments: [
    // Values.
    ("name,value\nCola,3\nTea,-5", "3:5: '-5'; a number of at least 0"),
    ("Cola,-5", "1:6: '-5'; a number of at least 0"),
    ("Cola,3\nTea,", "2:5: no value; a number of at least 0"),
    ("Cola,3\nTea,\"\"", "2:5: no value; a number of at least 0"),
    ("Cola,3\nTea,many", "2:5: 'many'; a number of at least 0"),
    ("Cola,3\nTea,1e999", "2:5: '1e999'; a number up to 1.8e308"),
    (
      "Cola,3\nTea,\"1,234\"",
      "2:5: '1,234'; a number of at least 0, with a decimal point and no other separators"
    ),
    (
      "Cola,3\nTea,\"a\nb\tc\u{2028}\"", #"2:5: 'a\nb\tc\u{2028}'; a number of at least 0"#
    ),
    (
      "Cola,3\nTea,\(String(repeating: "é", count: 41))",
      "2:5: '\(String(repeating: "é", count: 40))…'; a number of at least 0"
    ),
    // Columns count characters, the mark at the start none; lines count inside quotes too.
    ("\u{FEFF}콜라,-1", "1:4: '-1'; a number of at least 0"),
    ("\"a\nb\r\nc\rd\",1\r\nTea,-1", "5:5: '-1'; a number of at least 0"),
    // Headers.
    ("Cola,many\nTea,2", "1:6: 'many'; a number of at least 0, or a header with name, value and perhaps color"),
    ("name,count\nTea,2", "1:1: no column 'value'; a header with name, value and perhaps color"),
    ("drink,value\nTea,2", "1:1: no column 'name'; a header with name, value and perhaps color"),
    ("name,value,VALUE\nTea,2,3", "1:12: a second column 'value'; each column once"),
    ("name", "1:1: 1 field; fields for name, value and perhaps color"),
    ("{\u{7D}".replacing("{", with: "x"), "1:1: 1 field; fields for name, value and perhaps color"),
    // Ragged rows.
    ("Cola,3\nTea", "2:4: 1 field; 2, as in the first row"),
    ("Cola,3\nTea,2,red\n", "2:7: 3 fields; 2, as in the first row"),
    ("name,value,color\nTea,2", "2:6: 2 fields; 3, as in the first row"),
    ("Cola,3,red,4", "1:12: 4 fields; 2 or 3, or a header that names them"),
    ("Cola,3\n\nTea,2", "2:1: an empty line; a row, or the end of the file"),
    ("\nCola,3", "1:1: an empty line; a row, or the end of the file"),
    // Quotes.
    ("Cola,3\nTe\"a,2", "2:3: a quote inside a field; quotes around a whole field, doubled inside of it"),
    ("Cola,3\n \"Tea\",2", "2:2: a quote inside a field; quotes around a whole field, doubled inside of it"),
    ("Cola,3\n\"Tea,2\nx,1", "2:1: a quoted field without an end; a closing quote"),
    (
      "Cola,3\n\"Tea\"s,2",
      "2:6: text after a closing quote; a comma or a line end; quotes inside of a field are doubled"
    ),
    // Colours.
    ("Cola,3,redd", "1:8: 'redd'; #RGB, #RRGGBB, #RRGGBBAA or a CSS colour name"),
    ("Cola,3,#12345", "1:8: '#12345'; #RGB, #RRGGBB, #RRGGBBAA or a CSS colour name"),
    // No data.
    ("", "1:1: no data; CSV rows name,value,color or a JSON list"),
    ("\u{FEFF}", "1:1: no data; CSV rows name,value,color or a JSON list"),
    (" \r\n\n\t", "1:1: no data; CSV rows name,value,color or a JSON list"),
  ])
  func namesTheLineTheColumnAndWhatWasFound(text: String, expected: String) {
    #expect(message(text) == expected)
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x41, 0], "1:1: byte 0xFF; text in UTF-8"),
      (Array("Cola,3\nT".utf8) + [0xE9, 0x61, 0x2C, 0x31], "2:2: byte 0xE9; text in UTF-8"),
      (Array("é,3\n\"".utf8) + [0xC3], "2:2: byte 0xC3; text in UTF-8"),
      (Array("[{\"name\": \"".utf8) + [0x80], "1:12: byte 0x80; text in UTF-8"),
    ] as [([UInt8], String)])
  func namesTheFirstByteThatIsNotUTF8(bytes: [UInt8], expected: String) {
    #expect(message(bytes) == expected)
  }

  @Test func everyPrefixOfATextIsReadOrRefused() throws {
    let text = Array("\u{FEFF}name,value,color\r\n\"Co\"\"la\",1.5e2,#F00\r\n콜라,2,red\n".utf8)
    for count in 0...text.count {
      let result = message(Array(text.prefix(count)))
      #expect(result.hasPrefix("no error") || result.contains("; "), "\(count) bytes: \(result)")
    }
    #expect(try shown(text) == "Co\"la=150.0#red 콜라=2.0#red")
  }

  @Test func readsAHundredThousandRowsInTimeThatGrowsWithThem() throws {
    var text = "name,value,color\n"
    for i in 0..<100_000 { text += "\"item \(i)\",\(i).25,#1\(i % 10)F\n" }
    let data = try PieData.decode(Array(text.utf8))
    #expect(data.segments.count == 100_000)
    #expect(data.segments.last == PieSegment(name: "item 99999", value: 99_999.25, color: Color(css: "#19F")))
    #expect(data.total == 4_999_975_000)
  }
}
