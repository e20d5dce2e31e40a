import CanvasTables
import Testing

/// Tables in the encodings and formats of other programs: from before Unicode, of the command line, of statistical offices,
/// and in the JSON of chart libraries and databases.
struct BroughtFormatTests {
  // MARK: Encodings

  @Test(arguments: [
    ("CP949", "1월 2월", "bff92cb8c5c3e2bed70a31bff92c330a32bff92c340a"),
    ("Shift_JIS", "カナダ 東京", "935895dc2c94848fe38d820a834a8369835f2c330a938c8b9e2c340a"),
    ("GB18030", "北京市 上海市", "d4c2b7dd2ccffacadbb6ee0ab1b1bea9cad02c330ac9cfbaa3cad02c340a"),
    ("Big5", "臺北市 高雄市", "bfa4a5ab2cbe50b0e2c3420abb4fa55fa5ab2c330ab0aab6afa5ab2c340a"),
    ("EUC-JP", "カナダ 東京", "a4caa4dea4a82ca4a6a4eaa4a2a4b20aa5aba5caa5c02c330ac5ecb5fe2c340a"),
    ("Windows-1251", "Москва Омск", "c3eef0eee42cc2fbf0f3f7eae00acceef1eae2e02c330aceecf1ea2c340a"),
    (
      "Windows-1250", "Łódzkie Małopolskie",
      "776f6a6577f3647a74776f2c6c75646e6f9ce60aa3f3647a6b69652c330a4d61b36f706f6c736b69652c340a"
    ),
    ("Windows-1254", "İzmir Muğla", "fe656869722c736174fdfe0add7a6d69722c330a4d75f06c612c340a"),
    ("Windows-1252", "München Köln", "53746164742c4772f6df650a4dfc6e6368656e2c330a4bf66c6e2c340a"),
  ])
  func textsFromBeforeUnicodeAreRead(encoding: String, names: String, digits: String) throws {
    let table = try ChartTable(contents: Self.bytes(digits), choice: ColumnChoice())
    #expect(table.x == .names(names.split(separator: " ").map(String.init)))
    #expect(table.notes.map(\.text).contains("the text isn't in UTF-8; it is read as \(encoding)"))
  }

  /// The bytes of pairs of hexadecimal digits.
  private static func bytes(_ digits: String) -> [UInt8] {
    let digits = Array(digits)
    return stride(from: 0, to: digits.count, by: 2).compactMap { UInt8(String(digits[$0...($0 + 1)]), radix: 16) }
  }

  @Test func noBreakSpacesBetweenCyrillicWordsAreFew() throws {
    // «Дата;Всего», with thousands separated by no-break spaces.
    let bytes = Self.bytes("c4e0f2e03bc2f1e5e3ee0a") + Self.bytes("30312e31312e323032313b34a03430320a")
    #expect(try ChartTable(contents: bytes, choice: ColumnChoice()).values == [[4402]])
  }

  @Test func oneDamagedByteOfUTF8IsAnErrorWithItsPlace() {
    let bytes = Array("지점,값\n강남,3\n홍대".utf8) + [0xFF] + Array(",4\n".utf8)
    let error = #expect(throws: DataError.self) { try ChartTable(contents: bytes, choice: ColumnChoice()) }
    #expect(error?.description == "3:3: byte 0xFF; text in UTF-8")
  }

  // MARK: Spaces

  @Test(arguments: [
    // pandas
    "browser\nCola     1200\nIce tea   921\nWater      20\nName: count, dtype: int64\n",
    // uniq -c
    "   1200 Cola\n    921 Ice tea\n     20 Water\n",
    // column -t, and most programs
    "name     value\nCola      1200\nIce tea    921\nWater       20\n",
    // write.table of R
    "\"name\" \"value\"\n\"Cola\" 1200\n\"Ice tea\" 921\n\"Water\" 20\n",
  ])
  func columnsSeparatedBySpacesAreRead(text: String) {
    #expect(shown(text) == "Cola Ice tea Water | : 1200.0 921.0 20.0")
  }

  @Test func rowNamesOfRNeedNoHeader() {
    #expect(
      shown("\"Murder\" \"Rape\"\n\"New York\" 11.1 26.1\n\"Ohio\" 7.3 NA\n\"Utah\" 3.2 22.9\n")
        == "New York Ohio Utah | Murder: 11.1 7.3 3.2 | Rape: 26.1 - 22.9")
  }

  @Test func titlesAndRemarksAroundColumnsOfSpacesAreLeftOut() {
    let text = "  2025\n 2023   0.75   0.72\n 2024  -0.50   0.48\n 2025   1.05 -99.90\n  -99.9\n  From a station\n"
    #expect(shown(text) == "year 2023-01-01 2024-01-01 2025-01-01 | column 2: 0.75 -0.5 1.05 | column 3: 0.72 0.48 -")
    #expect(shown(text, notes: true).contains("-99.90 in 'column 3' is read as a missing value"))
  }

  @Test func namesBehindANumberSignAreAHeader() {
    #expect(shown("# x y\n1 2\n2 4\n3 9\n") == "1.0 2.0 3.0 | : 2.0 4.0 9.0")
    #expect(shown("# my data\nx y\n1 2\n2 4\n3 9\n") == "1.0 2.0 3.0 | : 2.0 4.0 9.0")
    #expect(shown("# my data\n# x y\n1 2\n2 4\n3 9\n", notes: true).contains("'x' along the axis, 'y' as values"))
  }

  @Test func namesWithSpacesAreOneColumn() {
    // Phones are numbered, not counted.
    #expect(shown("Model\niPhone 12\niPhone 13\niPhone 14\n").contains("Model (text)"))
    #expect(shown("What they said\nno it is\nyes it was\n").contains("What they said (text)"))
    #expect(shown("a,b\nx y,1\nz w,2\n") == "x y z w | : 1.0 2.0")
  }

  // MARK: Statistical offices

  @Test func packedNamesAreUnpacked() {
    let text = "freq,unit,geo\\TIME\t2024-01 \t2024-02 \nM,PC,DE\t3.3 \t3.4 p\nM,PC,ES\t11.8 \t: \n"
    #expect(shown(text) == "DE ES | 2024-01: 3.3 11.8 | 2024-02: 3.4 -")
  }

  @Test func aNameAboveEachColumnNamesItToo() {
    let text = "지역,2023,2023,2024,2024\n지역,남자,여자,남자,여자\n서울,4,5,6,7\n부산,1,2,3,4\n"
    #expect(
      shown(text) == "서울 부산 | 2023 남자: 4.0 1.0 | 2023 여자: 5.0 2.0 | 2024 남자: 6.0 3.0 | 2024 여자: 7.0 4.0")
    let units = ";;Ankünfte;Ankünfte\n;;Inland;Ausland\n;;1000;1000\n2024;Oktober;13;3\n2024;November;10;2\n"
    #expect(shown(units) == "month 2024-10-01 2024-11-01 | Inland: 13.0 10.0 | Ausland: 3.0 2.0")
  }

  @Test func namesOfQualitiesBelowTheHeaderAreOtherUnits() {
    let text =
      "Loaded at 10:15\n\n,Takada,Takada,Takada,Takada\ndate,mean,mean,max,max\n,,,,\n,,quality,,quality\n"
      + "2026-03-01,5.1,8,8.7,8\n2026-03-02,2.2,8,5.7,8\n"
    #expect(shown(text) == "day 2026-03-01 2026-03-02 | mean: 5.1 2.2 | max: 8.7 5.7")
  }

  @Test func moreTitlesThanRowsAreLeftOut() {
    let text = "# ----\n# Pages\n# 20260101\n# ----\nPage,Users,Views\nHome,5,9\nShop,3,4\n"
    #expect(shown(text) == "Home Shop | Users: 5.0 3.0 | Views: 9.0 4.0")
    #expect(shown(text, notes: true).contains("4 lines above the header left out"))
  }

  @Test func theTitleOfAPivotTableIsNoHeader() {
    let text = "Sum of Sales,,Year,,\nArea,City,2023,2024,Total\nNorth,Oslo,5,6,11\nSouth,Rome,3,4,7\n"
    #expect(shown(text) == "North South | 2023: 5.0 3.0 | 2024: 6.0 4.0")
  }

  @Test func remarksBelowMayContainTheDelimiter() {
    let text = "n;a;b\nx;1;2\ny;3;4\n_____\nWithout camps; from 2025 estimated\nOffice\n"
    #expect(shown(text) == "x y | a: 1.0 3.0 | b: 2.0 4.0")
    // A row with too few fields is still an error.
    #expect(shown("n;a;b\nx;1;2\ny;3\nz;4;5\n").hasPrefix("3:4: 2 fields"))
  }

  @Test func aTableOfAnotherWidthBelowIsLeftOut() {
    let text = "Answer,Share,Count\nMail,60%,6\nShop,40%,4\n,Answered,10\n\nWho?,,,\nRow,a,b,c\nx,1,2,3\n"
    #expect(shown(text) == "Mail Shop | : 0.6 0.4")
    #expect(shown(text, notes: true).contains("another table below is left out"))
    #expect(shown(text, notes: true).contains("1 line below the table left out"))
  }

  @Test func particularsAboveTheHeaderAreLeftOut() {
    // A wider table of their own, a narrower one, and a balance in the same columns.
    let wide = "id;type;from;to\n0099;load;1;2\ntime;v\n" + (1...6).map { "t\($0);\($0)\n" }.joined()
    #expect(shown(wide) == "t1 t2 t3 t4 t5 t6 | : 1.0 2.0 3.0 4.0 5.0 6.0")
    let narrow = "Town;X\nCounted;100,00%\n\nWhat;Votes;%\nAll;160;\n\nParty;Sign;Votes;%\na;A;90;60%\nb;B;60;40%\n"
    #expect(shown(narrow).hasPrefix("a b | : 90.0 60.0"))
    let balance = "Bank - export;;;\nBalance;2418.07 €;;\nDate;What;Out;In\n2026-01-02;a;3;\n2026-01-03;b;;4\n"
    #expect(shown(balance) == "day 2026-01-02 2026-01-03 | Out: 3.0 - | In: - 4.0")
  }

  @Test func rowsMayEndWithMoreDelimitersThanTheHeader() {
    #expect(shown("n;v\na;1;\nb;2;\n") == "a b | : 1.0 2.0")
    #expect(shown("bank;\n\nn;k;v;\na;x;1;;\nb;y;2;;\n") == "a b | : 1.0 2.0")
    #expect(shown("n;v\na;1;3\nb;2;\n").hasPrefix("2:5: 3 fields"))
  }

  @Test func footnotesBelowARuleAreLeftOut() {
    let text = ";2021;2022;20231)\nA;9;1;2\nB;8;3;4\n_____\n1) early;;;\n2) with C;;;\nToday;;;\n"
    #expect(shown(text) == "A B | 2021: 9.0 8.0 | 2022: 1.0 3.0 | 20231): 2.0 4.0")
  }

  @Test func pagesOfAPrintAreOneTable() {
    let page = "NAME       N\n------ -----\n"
    #expect(
      shown("SQL> select\n" + page + "a          1\nb          2\n\n" + page + "c          3\n")
        == "a b c | : 1.0 2.0 3.0")
    let monitor = "procs ---memory---\n r  b   free\n 2  0    612\n 3  1    609\n"
    #expect(shown(monitor + " 2  0    601\n" + monitor).contains("| r: 2.0 3.0 2.0 2.0 3.0 |"))
  }

  // MARK: Monitors

  private static let pods = """
    NAME                    CPU(cores)   MEMORY(bytes)
    api-7d9c5b6f4-x2x9z     250m         512Mi
    worker-0                2            1Gi
    web-5f6d8c9b7-q4k2m     5m           96Mi

    """

  @Test func quantitiesOfKubernetesAreNumbers() {
    #expect(shown(Self.pods) == "api-7d9c5b6f4-x2x9z worker-0 web-5f6d8c9b7-q4k2m | : 0.25 2.0 0.005")
    let notes = shown(Self.pods, notes: true)
    #expect(notes.contains("'CPU(cores)' is read in cores, with units as in Kubernetes"))
    #expect(notes.contains("'MEMORY(bytes)' is read in MiB, with units as in Kubernetes"))
    #expect(
      shown(Self.pods) { $0.y = ["MEMORY(bytes)"] }
        == "api-7d9c5b6f4-x2x9z worker-0 web-5f6d8c9b7-q4k2m | : 512.0 1024.0 96.0")
  }

  @Test func quantitiesMayBeginWithANumber() {
    let text = "NAME  CPU(cores)\na     1\nb     250m\nc     2\nd     1500m\n"
    #expect(shown(text) == "a b c d | : 1.0 0.25 2.0 1.5")
    #expect(shown("n,memory\na,0\nb,1Ki\nc,1.5Mi\nd,2M\n") == "a b c d | : 0.0 1.0 1536.0 1953.125")
    #expect(shown("n,cpu\na,250m\nb,-\nc,1\n") == "a b c | : 0.25 - 1.0")
  }

  @Test func loadOfNodesHasPercentagesToo() {
    let text =
      "NAME     CPU(cores)   CPU%   MEMORY(bytes)   MEMORY%\nnode-1   1250m        62%    3072Mi          40%\n"
      + "node-2   250m         12%    1Gi             13%\n"
    #expect(shown(text) { $0.y = ["CPU(cores)"] } == "node-1 node-2 | : 1.25 0.25")
    #expect(shown(text) { $0.y = ["MEMORY(bytes)"] } == "node-1 node-2 | : 3072.0 1024.0")
    #expect(shown(text) { $0.y = ["MEMORY%"] } == "node-1 node-2 | : 0.4 0.13")
  }

  @Test func otherCellsAmongQuantitiesAreTexts() {
    // Metres, and a cell that is no quantity.
    #expect(shown("n,distance\na,250m\nb,10m\n") == "a b | : 250.0 10.0")
    #expect(shown("n,distance\na,250m\nb,10m\n", notes: true).contains("Kubernetes") == false)
    #expect(shown("n,cpu,v\na,250m,1\nb,10 m,2\nc,1Zi,3\n") == "a b c | : 1.0 2.0 3.0")
    #expect(!shown("n,memory,v\na,1Gi,1\nb,250m,2\n", notes: true).contains("Kubernetes"))
  }

  private static let activity = """
    Linux 6.1.0-18-amd64 (web1) \t11/24/2026 \t_x86_64_\t(4 CPU)

    11:40:01 AM     CPU     %user     %nice   %system     %idle
    11:50:01 AM     all      3.26      0.00      1.06     95.68
    12:00:01 PM     all      2.10      0.10      0.80     97.00

    12:10:01 PM     CPU     %user     %nice   %system     %idle
    12:20:01 PM     all      4.00      0.00      2.00     94.00
    Average:        all      3.12      0.03      1.29     95.56

    """

  @Test func activityOfASystemIsByTimeOfDay() throws {
    let table = try ChartTable(contents: Array(Self.activity.utf8), choice: ColumnChoice())
    guard case .times(let times) = table.x else {
      Issue.record("\(table.x)")
      return
    }
    #expect(times.map { $0.clock() } == ["11:50:01", "12:00:01", "12:20:01"])
    #expect(table.series == ["%user", "%nice", "%system", "%idle"])
    #expect(table.values[0] == [3.26, 2.1, 4])
    #expect(table.notes.map(\.text).contains("'Average' left out as the mean of the others"))
  }

  @Test func activityMayHaveOtherTablesBelow() {
    let other = "\n00:00:01        tps      rtps\n00:10:01       3.00      1.00\nAverage:       3.00      1.00\n"
    let text =
      "Linux 6.1.0 (db) \t2026-11-24 \t_x86_64_\t(2 CPU)\n\n00:00:01        CPU     %user     %idle\n"
      + "00:10:01        all      5.00     95.00\n00:20:01        LINUX RESTART\t(2 CPU)\n"
      + "00:30:01        all      7.00     93.00\nAverage:        all      6.00     94.00\n"
    #expect(shown(text + other) == shown(text))
    #expect(shown(text).hasSuffix("| %user: 5.0 7.0 | %idle: 95.0 93.0"))
    #expect(shown(text + other, notes: true).contains("another table below is left out"))
    // Other text of this beginning, and a table without a row, is read as before.
    #expect(shown("Linux ,v\na,1\nb,2\n") == "a b | : 1.0 2.0")
    #expect(
      !shown("Linux 6.1 (db)\n\n00:00:01  CPU  %user\nAverage:  all  5.00\n", notes: true).contains("Average' left"))
  }

  @Test func rowsOfTypesAndAlignmentsAreNoRows() {
    let box =
      "┌─────┬───────┐\n│  n  │   v   │\n│ str │ int64 │\n├─────┼───────┤\n│ a   │     1 │\n│ b   │     2 │\n└─────┴───────┘\n"
    #expect(shown("D select n, v from t;\n" + box) == "a b | : 1.0 2.0")
    #expect(shown("| n | v |\n|---+---|\n|<l>|<r>|\n| a | 1 |\n| b | 2 |\n") == "a b | : 1.0 2.0")
  }

  // MARK: JSON

  @Test func numbersThatPythonWritesAreMissing() {
    #expect(
      shown("{\"step\": 1, \"loss\": 2.5}\n{\"step\": 2, \"loss\": NaN}\n{\"step\": 3, \"loss\": -Infinity}\n")
        == "1.0 2.0 3.0 | : 2.5 - -")
  }

  @Test func aListDeepInsideIsTheTable() {
    let edges = #"[{"size":3,"node":{"name":"Swift"}},{"size":1,"node":{"name":"C"}}]"#
    #expect(
      shown(#"{"data":{"limit":{"cost":1,"left":4},"repo":{"languages":{"total":4,"edges":\#(edges)}}}}"#)
        == "Swift C | : 3.0 1.0")
  }

  @Test(arguments: [
    #"{"labels":["Cola","Tea"],"datasets":[{"label":"v","data":[3,2]}]}"#,
    #"{"type":"bar","data":{"labels":["Cola","Tea"],"datasets":[{"label":"v","data":[3,2]}]},"options":{}}"#,
    #"{"title":{"text":"T"},"xAxis":{"categories":["Cola","Tea"]},"series":[{"name":"v","data":[3,2]}]}"#,
    #"{"xAxis":[{"type":"category","data":["Cola","Tea"]}],"yAxis":{},"series":[{"type":"bar","data":[3,2]}]}"#,
    #"{"series":[{"name":"v","data":[3,2]}],"xaxis":{"categories":["Cola","Tea"]}}"#,
    #"{"data":[{"x":["Cola","Tea"],"y":[3,2],"type":"bar"}],"layout":{}}"#,
    #"{"data":[{"y":["Cola","Tea"],"x":[3,2],"type":"bar","orientation":"h"}]}"#,
    #"{"data":{"values":[{"n":"Cola","v":3},{"n":"Tea","v":2}]},"mark":"bar"}"#,
    #"{"place":52.5,"units":{"n":"text"},"rows":{"n":["Cola","Tea"],"v":[3,2]}}"#,
    #"{"results":[{"series":[{"name":"s","columns":["n","v"],"values":[["Cola",3],["Tea",2]]}]}]}"#,
    #"{"columns":["v"],"index":["Cola","Tea"],"data":[[3],[2]]}"#,
    #"{"4":{"name":"Cola","v":3},"17":{"name":"Tea","v":2}}"#,
  ])
  func chartsOfOtherLibrariesAreTables(text: String) {
    #expect(shown(text) == "Cola Tea | : 3.0 2.0")
  }

  @Test func severalTracesAreSeries() {
    #expect(
      shown(#"{"data":[{"x":["a","b"],"y":[1,2],"name":"one"},{"x":["a","b"],"y":[3,4]}]}"#)
        == "a b | one: 1.0 2.0 | series: 3.0 4.0")
    #expect(
      shown(#"{"labels":["a","b"],"datasets":[{"label":"v","data":[1,2]},{"label":"v","data":[3,4]}]}"#)
        == "a b | v: 1.0 2.0 | v 2: 3.0 4.0")
  }

  @Test func manyTracesOfOneNameAreNumbered() {
    let sets = Array(repeating: #"{"label":"v","data":[1]}"#, count: 12_000).joined(separator: ",")
    #expect(shown(#"{"labels":["a"],"datasets":[\#(sets)]}"#).hasSuffix("v 12000: 1.0"))
  }

  @Test func metricsOfPrometheusAreSeries() {
    let text =
      #"{"status":"success","data":{"resultType":"matrix","result":["#
      + #"{"metric":{"job":"api"},"values":[[1770000000,"12.5"],[1770000060,"13"]]},"#
      + #"{"metric":{"job":"web"},"values":[[1770000000,"1"],[1770000060,"2"]]}]}}"#
    #expect(shown(text).hasSuffix("| api: 12.5 13.0 | web: 1.0 2.0"))
  }

  @Test func numbersOfMillisecondsNameRowsByDate() {
    #expect(
      shown(#"{"columns":["kwh"],"index":[1740787200000,1740873600000],"data":[[8.4],[7.9]]}"#)
        == "day 2025-03-01 2025-03-02 | : 8.4 7.9")
  }

  @Test func listsOfOtherLengthsAreNoChart() {
    #expect(shown(#"{"labels":["a"],"datasets":[{"label":"v","data":[1,2]}]}"#).contains("a list"))
    #expect(shown(#"{"data":{"result":[]}}"#).contains("a list"))
  }
}
