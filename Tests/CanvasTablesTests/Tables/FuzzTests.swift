import CanvasTables
import Testing

/// A small generator, so that each run tries the same inputs.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// No input traps, and every error has a place: this suite would end with a crash, or with an error without one.
struct FuzzTests {
  private static let seeds: [[UInt8]] = [
    "date,product,sales\r\n2026-01-05,\"Co\"\"la\",\"1,200\"\r\n2026-02-30,Tea,$3\r\n",
    "month;Cola;Tee\n2026-01;1,5;(30)\n2026-W31;;−4 %\n31.12.2026;5 €;1e308\n",
    #"[{"name":"a\u00e9\ud83c\udf79","value":1.5e+2,"x":[true,null,{}]},{"name":"é","value":-0}]"#,
    "{\"a\":1,\"b\":\"2026년 7월 1일\"}\n{\"a\":null,\"c\":\"Jan 5, 2026\"}\n",
    "year|1|2\n2019|3|\n2026|5|6\n", "a\tb\n\n\"\"\t\n", "Cola,3,red\nTea,,\n",
  ].map { Array($0.utf8) }

  private static let pieces: [[UInt8]] =
    [
      ",", ";", "\t", "|", "\"", "\n", "\r", "[", "]", "{", "}", ":", "\\", "null", "-", ".", "e", "9", "2026", "-01",
      "%", "₩",
      "월", "\u{FEFF}", "\0", " ", "\u{A0}", "and", "=", "W", "Q",
    ].map { Array($0.utf8) } + [[0xFF], [0xFE], [0xC3], [0xD8, 0x00], []]

  private func isPlaced(_ error: DataError) -> Bool {
    switch error.place {
    case .text(let line, let column): line > 0 && column > 0
    case .json(let path): path.hasPrefix("[")
    case .cell, .part: false
    case .choice: true
    }
  }

  private func attempt(_ bytes: [UInt8], _ generator: inout Seeded) {
    var choice = ColumnChoice(
      locale: LocaleFormat(LocaleFormat.identifiers.randomElement(using: &generator) ?? "en") ?? .english)
    if Bool.random(using: &generator) {
      choice.grouping = .period(CalendarPeriod.allCases.randomElement(using: &generator) ?? .day)
    }
    if Bool.random(using: &generator) { choice.x = ["date", "a", "year", "value"].randomElement(using: &generator) }
    if Int.random(in: 0..<4, using: &generator) == 0 { choice.series = .column("product") }
    if Int.random(in: 0..<4, using: &generator) == 0 { choice.conditions = ["a >= 1 and b != 2026"] }
    choice.minimum = (0, "at least 0")
    do throws(DataError) {
      let table = try ChartTable(contents: bytes, choice: choice, options: Table.Options(locale: choice.locale))
      #expect(table.values.count == table.series.count)
      #expect(table.values.allSatisfy { $0.count == table.x.count && $0.allSatisfy { $0?.isFinite ?? true } })
    } catch {
      #expect(isPlaced(error), "\(error)")
      #expect(!error.description.contains("\n"))
    }
    if case .failure(let error) = Result(catching: { () throws(DataError) in try JSONValue(json: bytes) }) {
      #expect(isPlaced(error), "\(error)")
    }
  }

  @Test func cutAndChangedTablesAreReadOrRefusedWithAPlace() {
    var generator = Seeded(state: 20)
    for seed in Self.seeds {
      for count in 0...seed.count { attempt(Array(seed.prefix(count)), &generator) }
      for _ in 0..<400 {
        var bytes = seed
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          let low = Int.random(in: 0...bytes.count, using: &generator)
          let high = min(bytes.count, low + Int.random(in: 0...3, using: &generator))
          bytes.replaceSubrange(low..<high, with: Self.pieces.randomElement(using: &generator) ?? [])
        }
        attempt(bytes, &generator)
      }
    }
  }

  @Test func randomBytesAndPiecesAreReadOrRefusedWithAPlace() {
    var generator = Seeded(state: 4)
    for _ in 0..<1500 {
      attempt(
        (0..<Int.random(in: 0...40, using: &generator)).map { _ in .random(in: 0...255, using: &generator) }, &generator
      )
      attempt(
        (0..<Int.random(in: 1...30, using: &generator)).flatMap { _ in
          Self.pieces.randomElement(using: &generator) ?? []
        },
        &generator)
    }
  }

  @Test func namesOfTwoLinesStayOnOneInMessages() throws {
    let text = Array("\"a\nb\",\"c\u{2028}d\"\nTea,1\nCola,x\n".utf8)
    var choice = ColumnChoice()
    choice.x = "zz"
    let error = #expect(throws: DataError.self) { try ChartTable(contents: text, choice: choice) }
    #expect(error?.description.contains(": a b (") == true && error?.description.contains(" c d (") == true)
    choice.x = nil
    let json = Array(#"[{"a\nb":"Tea","v\n":1},{"a\nb":"Cola","v\n":[]}]"#.utf8)
    let placed = #expect(throws: DataError.self) { try ChartTable(contents: json, choice: choice) }
    #expect(placed?.description.contains("\n") == false)
    let table = try ChartTable(contents: Array("\"a\nb\",v\nTea,1\n".utf8), choice: choice)
    #expect(table.notes.allSatisfy { !$0.text.contains("\n") } && table.notes.contains { $0.text.contains("'a b'") })
    // A name may be as long as a field.
    #expect(DataError.shown(String(repeating: "x", count: 100_000)).count == 41)
  }

  @Test func randomTextsAreNumbersDatesFormatsOrNot() {
    var generator = Seeded(state: 5)
    let readers = LocaleFormat.identifiers.compactMap(LocaleFormat.init).map { (NumberReader($0), DateReader($0)) }
    for _ in 0..<5000 {
      let bytes = (0..<Int.random(in: 1...8, using: &generator)).flatMap { _ in
        Self.pieces.randomElement(using: &generator) ?? []
      }
      let text = String(decoding: bytes, as: UTF8.self)
      let (numbers, dates) = readers[Int.random(in: 0..<readers.count, using: &generator)]
      let valid = Array(text.utf8)
      if let number = numbers.number(valid, 0..<valid.count) { #expect(!number.value.isNaN, "\(text)") }
      if case .date(let date, let period) = dates.reading(text) { #expect(period.start(of: date) == date, "\(text)") }
      #expect((NumberFormat(text)?.text(-1234.5).isEmpty ?? false) == false)
      _ = LocaleFormat(text)
    }
  }
}
