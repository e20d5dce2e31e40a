import CanvasTables
import Testing

/// Cells whose numbers have units of their own, footnotes, or parts of hours.
@Suite struct CellUnitTests {
  private func table(_ text: String) throws -> ChartTable {
    try ChartTable(contents: Array(text.utf8), choice: ColumnChoice())
  }

  /// The texts of the values of a table.
  private func texts(_ text: String) throws -> [String] {
    let table = try table(text)
    let formatter = ValueFormatter(unit: table.unit)
    return table.values[0].map { $0.map { formatter.text($0) } ?? "-" }
  }

  // MARK: Units

  @Test func sizesOfDataAreInOneUnit() throws {
    #expect(
      try texts("Image,Size\nalpine,5.6MB\ndebian,124 MB\npython,1.02 GB\nscratch,900kB\n") == [
        "5.6\u{A0}MB", "124\u{A0}MB", "1,020\u{A0}MB", "0.9\u{A0}MB",
      ])
    #expect(shown("n,v\na,5.6MB\nb,1 GB\n", notes: true).contains("'v' is read in MB"))
    // Bytes alone would be billions.
    #expect(try texts("file,size\na,512B\nb,4.5 KiB\nc,1.5 MiB\n").last == "1,536\u{A0}KiB")
    #expect(try texts("file,size\na,0B\nb,2kB\nc,-\nd,0\n") == ["0\u{A0}kB", "2\u{A0}kB", "-", "0\u{A0}kB"])
    #expect(try texts("disk,used\na,16gb\nb,512mb\nc,1tb\n") == ["16,000\u{A0}MB", "512\u{A0}MB", "1,000,000\u{A0}MB"])
    #expect(try texts("disk,used\na,1mib\nb,512kib\n") == ["1\u{A0}MiB", "0.5\u{A0}MiB"])
  }

  @Test func unitsOfOneKindAreConverted() throws {
    #expect(try texts("test,time\nparse,850 ms\nsort,1.2 s\n") == ["850\u{A0}ms", "1,200\u{A0}ms"])
    #expect(try texts("link,rate\na,100 Mbps\nb,1.5 Gbps\n") == ["0.1\u{A0}Gbps", "1.5\u{A0}Gbps"])
    #expect(try texts("route,length\na,900 m\nb,1.25 km\n") == ["900\u{A0}m", "1,250\u{A0}m"])
    // Units of several kinds aren't, and neither are variants of a product beside numbers.
    #expect(shown("n,v\na,5 MB\nb,3 ms\n").contains("no column of numbers"))
    let variants = "memory,model,disk,price\nx,A,16GB,5\nx,B,1TB,6\nx,C,16GB,7\nx,D,1TB,8\n"
    #expect(shown(variants, notes: true).contains("'price' as values"))
  }

  @Test func thousandsOfDegreesAreKelvin() throws {
    #expect(try texts("star,temp\nA,5000 K\nB,3000 K\n") == ["5,000\u{A0}K", "3,000\u{A0}K"])
    #expect(shown("month,temp_staff_cost\na,5K\nb,3K\n") == "a b | : 5000.0 3000.0")
  }

  // MARK: Durations

  @Test func durationsAreWrittenAsInTheTable() throws {
    #expect(
      try texts("Runner,Time\nKipchoge,2:01:39\nLegese,2:02:48\nMe,4:35:10\n") == ["2:01:39", "2:02:48", "4:35:10"])
    #expect(try texts("Song,Length\na,3:45\nb,4:07\n") == ["3:45", "4:07"])
    #expect(try texts("Driver,Lap\na,1:27.097\nb,1:28.4\n") == ["1:27.097", "1:28.400"])
    #expect(try texts("Runner,Time\na,2:01:39.5\nb,2:02:48\n") == ["2:01:39.5", "2:02:48.0"])
    // Beside hours, two parts are minutes and seconds.
    #expect(try texts("Runner,Time\na,58:12\nb,1:02:33\nc,-\n").prefix(2) == ["0:58:12", "1:02:33"])
    #expect(try texts("machine,uptime\na,100:30:00\nb,2:00:00\n") == ["100:30:00", "2:00:00"])
    #expect(try texts("stage,gap\na,+0:35\nb,-1:05\n") == ["0:35", "\u{2212}1:05"])
  }

  @Test func durationsAreAveragedInHoursOrMinutes() throws {
    let table = try table("who,Duration\na,1:30:00\na,1:45:00\nb,0:30:00\n")
    #expect(table.values == [[1.625, 0.5]])
    #expect(try self.table("who,Duration\na,0:03:30\nb,0:00:45\n").values == [[3.5, 0.75]])
    // Times of day are no durations.
    #expect(shown("when,v\n9:00 AM,1\n1:30 PM,2\n").hasSuffix(": 1.0 2.0"))
  }

  // MARK: Footnotes

  @Test func footnotesOfNumbersAndNamesAreLeftOut() throws {
    let text = "\u{A0}Country\u{A0},Population (2024)[1]\nIndia[a],\"1,450,935,791[a]\"\nChina†,\"1,419,321,278 [b]\"\n"
    let found = try table(text + "Fiji*,900‡\nTonga¹,-[c]\nChad,—[note 2]\n")
    #expect(found.x == .names(["India", "China", "Fiji", "Tonga", "Chad"]))
    #expect(found.values[0].prefix(3) == [1_450_935_791, 1_419_321_278, 900])
    #expect((found.xName, found.valueName) == ("Country", "Population (2024)"))
    #expect(found.notes.map(\.text).contains("the marks of footnotes in 'Country' are left out"))
    #expect(shown(text) { $0.y = ["Population (2024)[1]"] }.contains("1450935791.0"))
    #expect(shown("n,v\na,2.5[1][2]\nb,3%[x]\n").contains("one unit"))
    #expect(shown("day,v\n2024-05-01[a],2\n2024-05-02,3\n") == "day 2024-05-01 2024-05-02 | : 2.0 3.0")
  }

  @Test func aNameIsOneWithAndWithoutItsFootnote() {
    let text = "year,land,v\n2020,India[a],2\n2021,India,3\n2020,Chad,4\n2021,Chad,5\n"
    #expect(shown(text) == "year 2020-01-01 2021-01-01 | India: 2.0 3.0 | Chad: 4.0 5.0")
  }

  @Test func indicesPowersAndUnitsAreNoFootnotes() {
    #expect(shown("p,mean\ntheta[1],2\ntheta[2],3\nR²,4\n") == "theta[1] theta[2] R² | : 2.0 3.0 4.0")
    #expect(shown("place,area[km],km²\n/api/*,1,2\nb,3,4\n").hasPrefix("/api/* b | : 1.0 3.0"))
  }

  // MARK: Names

  @Test func equivalentNamesAreOneName() {
    #expect(shown("n,v\nZe\u{301}bu,3\nZ\u{E9}bu,4\nZebra,1\n") == "Zébu Zebra | : 7.0 1.0")
    #expect(shown("n,v\nZe\u{301}bu,3\nZebra,4\n") { $0.conditions = ["n = Z\u{E9}bu"] } == "Zébu | : 3.0")
    let text = "d,s,v\n2026-01-01,\u{1112}\u{1161}\u{11AB},1\n2026-01-02,한,2\n2026-01-01,b,3\n2026-01-02,b,4\n"
    #expect(shown(text) == "day 2026-01-01 2026-01-02 | 한: 1.0 2.0 | b: 3.0 4.0")
  }

  // MARK: Counts

  @Test func rowsAreCountedByAColumnIfNoneHasNumbers() {
    let text =
      "time,user,browser\n2024-06-11T02:10:00Z,u1,Chrome\n2024-06-04T14:10:00Z,u2,Edge\n2024-07-01T01:10:00Z,u2,Edge\n"
    #expect(shown(text) { $0.x = "browser" } == "Chrome Edge | : 1.0 2.0")
    #expect(
      shown(text, notes: true) { $0.x = "browser" }.contains("the rows are counted, because there is no column of"))
    #expect(
      shown(text) { ($0.grouping, $0.series) = (.period(.month), .none) } == "month 2024-06-01 2024-07-01 | : 2.0 1.0")
    #expect(shown(text) { ($0.x, $0.series) = ("time", .column("browser")) }.contains("Edge: 1.0 - 1.0"))
    // Numbers of rows are no values.
    #expect(shown("id,browser\n1,Chrome\n2,Edge\n3,Edge\n") { $0.x = "browser" } == "Chrome Edge | : 1.0 2.0")
    // A sum that was asked for is an error, and so is a table in which no names repeat.
    #expect(shown(text) { ($0.x, $0.y) = ("browser", ["user"]) }.contains("a column of numbers"))
    #expect(shown("name,city\nAda,Rome\nBo,Oslo\nCy,Paris\n").contains("no column of numbers"))
    // Without a choice, names that repeat are counted.
    let events = "time,page,browser\n08:00,/a,Chrome\n08:01,/b,Edge\n08:02,/c,Edge\n08:04,/d,Edge\n"
    #expect(shown(events) == "Chrome Edge | : 1.0 3.0")
    #expect(shown("color,fruit\nred,apple\nred,cherry\ngreen,apple\nred,apple\n") == "apple cherry | : 3.0 1.0")
    #expect(shown(events, notes: true).contains("the rows are counted by 'browser', because there is no column of"))
  }

  @Test(arguments: [
    ("city,color\nRome,red\nOslo,blue\nRome,red\nBern,green\n", "Rome Oslo Bern | : 2.0 1.0 1.0", "city"),
    ("city\nRome\nOslo\nRome\nBern\n", "Rome Oslo Bern | : 2.0 1.0 1.0", "city"),
    (
      "date,event\n2024-01-01,login\n2024-01-01,logout\n2024-01-03,login\n", "login logout | : 2.0 1.0", "event"
    ),
    (
      "date,who\n2024-01-01,Ann\n2024-01-01,Bo\n2024-01-03,Cy\n", "day 2024-01-01 2024-01-03 | : 2.0 1.0", "date"
    ),
    // Codes are no values.
    (
      "survey_date,zip,answer\n2024-01-01,10001,yes\n2024-01-01,10002,no\n2024-01-02,10001,yes\n", "no yes | : 1.0 2.0",
      "answer"
    ),
  ])
  func rowsAreCountedByNamesOfWhichSomeRepeatOrByDates(text: String, expected: String, name: String) {
    #expect(shown(text) == expected)
    #expect(shown(text, notes: true).contains("the rows are counted by '\(name)', because there is no column of"))
  }

  @Test func codesAreDrawnOnlyIfNothingElseIs() {
    let text = "name,zip\nAda,10001\nBo,10002\n"
    #expect(shown(text) == "Ada Bo | : 10001.0 10002.0")
    #expect(shown(text, notes: true).contains("the codes of 'zip' are drawn, because there are no other values"))
  }
}
