import CanvasTables
import Testing

/// The columns as `name kind`, or the error.
private func columns(_ text: String, _ options: Table.Options = Table.Options()) -> String {
  columns(Array(text.utf8), options)
}

private func columns(_ bytes: [UInt8], _ options: Table.Options = Table.Options()) -> String {
  do throws(DataError) {
    let table = try Table(contents: bytes, options: options)
    return table.columns.map { "\($0.name) \($0.kind)" }.joined(separator: ", ") + " × \(table.rowCount)"
  } catch {
    return error.description
  }
}

struct TableTests {
  @Test func columnsOfTextsAreInTheTable() {
    let text = "zip,v\n10001,2\n"
    #expect(columns(text, Table.Options(textColumns: ["ZIP"])) == "zip text, v number × 1")
    #expect(
      columns(text, Table.Options(textColumns: ["zipp"]))
        == "text: 'zipp'; a column of the table: zip (number), v (number); did you mean 'zip'?")
  }

  @Test(arguments: [
    ("date,product,sales\n2026-01-01,Cola,3\n", "date date, product text, sales number × 1"),
    ("a;b\n1,5;2\n", "a number, b number × 1"),
    ("a\tb\n1\t2\n", "a number, b number × 1"),
    ("a|b\n1|2\n", "a number, b number × 1"),
    ("\"a,b,c\";d\n1;2\n", "a,b,c number, d number × 1"),
    ("a,b\r\n1,2\r\n\r\n3,4\r\n", "a number, b number × 2"),
    ("a,b\r1,2\r3,4", "a number, b number × 2"),
    ("\n\na,b\n\n1,2\n  \n", "a number, b number × 1"),
    ("a,b\n,2\n,\n3,\n", "a number, b number × 2"),
    ("a,b\n", "a empty, b empty × 0"),
    ("month,Q\n2026-01,2026-Q1\n", "month month, Q quarter × 1"),
    (" a , b \n 1 , x y \n", "a number, b text × 1"),
    ("a,\n1,2\n", "a number, column 2 number × 1"),
    // No header.
    ("Cola,3\nTea,2\n", "name text, value number × 2"),
    ("Cola,3,red\n", "name text, value number, color text × 1"),
    ("2026-01-01,Cola,3\n", "date date, name text, value number × 1"),
    ("3\n4\n", "value number × 2"),
    ("1,2,3,4\n", "value number, column 2 number, column 3 number, column 4 number × 1"),
    // A wide table, whose header has periods.
    ("product,2024,2025\nCola,3,4\n", "product text, 2024 number, 2025 number × 1"),
    ("product,2026-01,2026-02\nCola,3,4\n", "product text, 2026-01 number, 2026-02 number × 1"),
    // JSON.
    (#"[{"a": 1, "b": "x"}, {"b": "y", "c": "2026-01-01"}]"#, "a number, b text, c date × 2"),
    ("{\"a\": 1}\n{\"a\": null}\n", "a number × 2"),
    ("[]", " × 0"),
    (#"[{"a": "7", "b": true}]"#, "a number, b text × 1"),
  ])
  func findsDelimitersHeadersAndKinds(text: String, expected: String) {
    #expect(columns(text) == expected)
  }

  @Test(arguments: [
    ("a,b\n1\n", "2:2: 1 field; 2, as in the first row"),
    ("a,b\n1,2,3\n", "2:5: 3 fields; 2, as in the first row"),
    ("a,b\n\"1,2\n", "2:1: a quoted field without an end; a closing quote"),
    (
      "a;b\n1;\"2\"x\n",
      "2:6: text after a closing quote; a semicolon or a line end; quotes inside of a field are doubled"
    ),
    ("", "1:1: no data; rows of a table, or a JSON list of objects"),
    ("[1]", "[0]: 1; an object with a member for each column"),
    (#"[{"a": 1, "a": 2}]"#, "1:11: 'a' again; each key once in an object"),
    ("{\"a\": 1}\n{\"a\": 1\n", "3:1: the end of the file; ',' or '}'"),
    ("{\"a\": 1}\n[2]\n", "2:1: a list; an object with a member for each column"),
  ])
  func errorsNameTheirPlace(text: String, expected: String) {
    #expect(columns(text) == expected)
  }

  @Test func aTextMayBeUTF16() {
    let text = "name,value\n콜라 🥤,3\n"
    let units = Array("\u{FEFF}".utf16) + Array(text.utf16)
    let little = units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
    let big = units.flatMap { [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    #expect(columns(little) == "name text, value number × 1")
    #expect(columns(big) == "name text, value number × 1")
    #expect(columns(little + [0x41]) == "3:1: half of a character; text in UTF-16")
    #expect(columns([0xFF, 0xFE, 0x41, 0x00, 0x00, 0xD8]) == "1:2: half of a surrogate pair; text in UTF-16")
    #expect(columns([0xFF, 0xFE, 0x00, 0xDC]) == "1:1: half of a surrogate pair; text in UTF-16")
    #expect(columns(Array("a,b\n1,".utf8) + [0xB0, 0xA1, 0, 0xAA]) == "2:3: byte 0xB0; text in UTF-8")
  }

  @Test func delimiterLocaleAndTextCanBeAskedFor() throws {
    #expect(columns("a;b,c\n1;2,3\n", Table.Options(delimiter: .comma)) == "a;b text, c number × 1")
    let german = try #require(LocaleFormat("de"))
    #expect(columns("a;b\n1,5;1.200,00\n", Table.Options(locale: german)) == "a number, b number × 1")
    #expect(columns("a,b\n007,1\n", Table.Options(textColumns: ["a"])) == "a text, b number × 1")
  }

  @Test func manyFieldsAndDeepListsEndInAnError() {
    #expect(columns(String(repeating: ",", count: 100_000)).hasPrefix("1:16385: more fields"))
    #expect(columns("[{\"a\":" + String(repeating: "[", count: 100_000)).contains("at most 512 levels"))
    let sparse = "[" + (0..<2000).map { "{\"k\($0)\":1}" }.joined(separator: ",") + "]"
    #expect(columns(sparse).contains("objects with mostly the same keys"))
  }

  @Test func aListOfListsIsATableToo() {
    #expect(columns(#"[["Cola",3],["Tea",1.5]]"#) == "name text, value number × 2")
    #expect(columns(#"[["product","sales"],["Cola",3]]"#) == "product text, sales number × 1")
    #expect(columns(#"[["Cola",3,"red"],["Tea",null,"white"]]"#) == "name text, value number, color text × 2")
    #expect(columns(#"[["2026-01-05",3,4],["2026-01-06",1,5]]"#) == "date date, value number, column 3 number × 2")
    #expect(
      columns(#"[["",  "2026-01", "2026-02"],["Cola",3,4]]"#) == "column 1 text, 2026-01 number, 2026-02 number × 1")
    #expect(columns(#"[["a","a"],["x",1]]"#) == "a text, a 2 number × 1")
    #expect(columns(#"[["a","b"],["x",1],["y"]]"#) == "[2]: 1 value; 2, as in the first row")
    #expect(columns(#"[["a",1],{"a":1}]"#) == "[1]: an object; a list with a value for each column")
    #expect(columns("[[]]") == "[0]: an empty list; a value for each column")
    #expect(columns("[[1],[2]") == "1:9: the end of the file; ',' or ']'")
  }
}
