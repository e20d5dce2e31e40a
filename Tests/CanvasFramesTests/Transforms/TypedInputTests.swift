import CanvasFrames
import CanvasTables
import Testing

/// The expected values are those of Vega 6.2 and of a common JavaScript engine.
@Suite struct TypedInputTests {
  @Test func delimited() throws {
    let frame = try DataFrame.delimited(Array("\u{FEFF}a,b\n1,\"2,\"\"\"\n\n3,4\r\n5\n6,7,8\n".utf8))
    #expect(frame.names == ["a", "b"])
    #expect(frame["a"] == .texts(["1", "", "3", "5", "6"]) && frame["b"] == .texts(["2,\"", "", "4", "", "7"]))
    #expect(try DataFrame.delimited(Array("a\ta\n1\t2".utf8), delimiter: .tab)["a"] == .texts(["2"]))
    #expect(try DataFrame.delimited([]).rowCount == 0)
    #expect(throws: DataError.self) { try DataFrame.delimited(Array("a\n\"b".utf8)) }
  }

  @Test func objects() throws {
    let frame = try sampleFrame(#"[{"a":1},{"b":"x","a":2},{"a":null,"c":[1]},5]"#)
    #expect(frame.names == ["a", "b", "c", "data"] && frame.rowCount == 4)
    #expect(
      shown(frame["a"]) == ["1", "2", "null", "undefined"]
        && shown(frame["b"]) == ["undefined", "x", "undefined", "undefined"])
    #expect(frame["c"]?[2] == .list([.number(1)]) && frame["data"]?[3] == .number(5))
    #expect(try sampleFrame("[1,2]")["data"] == .numbers([1, 2]))
  }

  @Test func numbers() throws {
    let texts = ["12", " -1.5e3 ", "", "0x1F", "nan", "Infinity", "1,2", "+.5", "5.", "inf", "1e400", "-0"]
    var frame = DataFrame(rowCount: texts.count)
    frame["a"] = .texts(texts)
    #expect(
      shown(frame.parsed("a", as: .number)["a"])
        == ["12", "-1500", "null", "31", "NaN", "Infinity", "NaN", "0.5", "5", "NaN", "Infinity", "0"])
    #expect(shown(frame.parsed("a", as: .boolean)["a"]).prefix(3) == ["true", "true", "null"])
  }

  @Test(
    arguments: [
      ("2000", "2000-01-01T00:00:00"), ("2000-02", "2000-02-01T00:00:00"), ("2000-02-03", "2000-02-03T00:00:00"),
      ("2000-02-03T04:05", "2000-02-03T09:05:00"), ("2000-02-03T04:05:06.7Z", "2000-02-03T04:05:06"),
      ("2000-02-03 04:05", "2000-02-03T09:05:00"), ("2000/02/03", "2000-02-03T05:00:00"),
      ("2/3/2000", "2000-02-03T05:00:00"), ("Feb 3 2000", "2000-02-03T05:00:00"),
      ("3 Feb 2000", "2000-02-03T05:00:00"), ("February 3, 2000 4:05 PM", "2000-02-03T21:05:00"),
      ("Thu, 03 Feb 2000 04:05:06 GMT", "2000-02-03T04:05:06"), ("2000-2-3", "2000-02-03T05:00:00"),
      ("Feb 2000", "2000-02-01T05:00:00"), ("2000 Feb", "2000-02-01T05:00:00"), ("1/1/49", "2049-01-01T05:00:00"),
      ("1/1/50", "1950-01-01T05:00:00"), ("12 Jan 99", "1999-01-12T05:00:00"), ("13/1/2000", nil),
      ("5", "2001-05-01T04:00:00"), ("50", "1950-01-01T05:00:00"), ("abc", nil), ("2000-02-30", "2000-03-01T00:00:00"),
      ("2000-13-01", nil), ("2000-02-03T24:00", "2000-02-04T05:00:00"),
      ("2000-02-03T04:05+02:00", "2000-02-03T02:05:00"), ("2000-02-03 04:05 +0200", "2000-02-03T02:05:00"),
      ("2000-02-03T04", nil), ("20000203", nil), ("2/3/2000 14:05:06", "2000-02-03T19:05:06"), ("1:2", nil),
      ("Jan", nil), ("Jan-1-00", "2000-01-01T05:00:00"), ("01-02-2003", "2003-01-02T05:00:00"),
      ("2003-1-2 3:04pm", nil), ("Feb 30 2000", "2000-03-01T05:00:00"), ("2000-02-03Z", "2000-02-03T00:00:00"),
      ("Jun. 3 2000", "2000-06-03T04:00:00"), ("", nil),
      ("1/2/2003 3:04 pm", "2003-01-02T20:04:00"), ("1/2/2003 foo", nil), ("Q1 2003", nil),
      ("Jan 2nd 2003", nil), ("2003-01-02 03:04:05.678", "2003-01-02T08:04:05"), ("2003.1.2", "2003-01-02T05:00:00"),
      ("Type 2", "2001-02-01T05:00:00"),
      ("12/31/1999 24:00", "2000-01-01T05:00:00"), ("2003-01-02 PST", "2003-01-02T08:00:00"),
    ] as [(String, String?)]) func dates(text: String, expected: String?) throws
  {
    let zone = try #require(ClockZone("America/New_York"))
    let time = DateParsing.time(of: text, zone: zone)
    let iso = time.flatMap { CalendarTime(seconds: Int(($0 / 1000).rounded(.down))) }?.iso
    #expect(iso == expected)
  }
}
