import CanvasTables
import Testing

private let sales = """
  date,product,region,sales
  2026-01-05,Cola,North,3
  2026-01-20,Tea,North,2
  2026-03-01,Cola,South,5
  2026-03-02,Cola,South,1
  """

struct ChartTableTests {
  @Test(arguments: [
    ("name,value\nCola,3\nTea,2", "Cola Tea | : 3.0 2.0"),
    ("Cola,3\nTea,2", "Cola Tea | : 3.0 2.0"),
    ("name,value\nCola,3\nTea,2\nCola,1", "Cola Tea | : 4.0 2.0"),
    ("id,color,price,value,name\n7,red,1.20,3,Cola", "Cola | : 3.0"),
    // Series where names alone do not tell the rows apart.
    ("product,region,sales\nCola,N,1\nCola,S,2\nTea,N,3", "Cola Tea | N: 1.0 3.0 | S: 2.0 -"),
    ("product,note,sales\nCola,x,1\nTea,y,3", "Cola Tea | : 1.0 3.0"),
    // The wide form.
    ("month,Cola,Tea\n2026-01,1,2\n2026-02,,4", "month 2026-01-01 2026-02-01 | Cola: 1.0 - | Tea: 2.0 4.0"),
    ("product,2024,2025\nCola,3,4\nTea,1,2", "Cola Tea | 2024: 3.0 1.0 | 2025: 4.0 2.0"),
    // Months between that no row has; days are left as they are.
    ("month,v\n2026-03,1\n2026-01,2", "month 2026-01-01 2026-02-01 2026-03-01 | : 2.0 - 1.0"),
    ("day,v\n2026-03-01,1\n2026-01-01,2", "day 2026-01-01 2026-03-01 | : 2.0 1.0"),
    // First days stand for their months, quarters, years and weeks; two do where one follows the other.
    (
      "d,v\n2026-01-01,1\n2026-02-01,2\n2026-04-01,3",
      "month 2026-01-01 2026-02-01 2026-03-01 2026-04-01 | : 1.0 2.0 - 3.0"
    ),
    ("d,v\n2026-01-01,1\n2026-04-01,2\n2026-07-01,3", "quarter 2026-01-01 2026-04-01 2026-07-01 | : 1.0 2.0 3.0"),
    ("d,v\n2024-01-01,1\n2025-01-01,2", "year 2024-01-01 2025-01-01 | : 1.0 2.0"),
    ("d,v\n2026-01-01,1\n2026-02-01,2", "month 2026-01-01 2026-02-01 | : 1.0 2.0"),
    ("d,v\n2026-01-05,1\n2026-01-12,2\n2026-01-19,3", "week 2026-01-05 2026-01-12 2026-01-19 | : 1.0 2.0 3.0"),
    ("d,v\n2026-01-05,1\n2026-01-12,2\n2026-01-20,3", "day 2026-01-05 2026-01-12 2026-01-20 | : 1.0 2.0 3.0"),
    // Orders of their own.
    ("day,v\nWed,1\nMon,2\nTue,3", "Mon Tue Wed | : 2.0 3.0 1.0"),
    ("size,v\nL,1\nXS,2\nM,3", "XS M L | : 2.0 3.0 1.0"),
    ("month,v\nMarch,1\nJanuary,2", "January March | : 2.0 1.0"),
    // Years and numbers.
    ("year,v\n2026,1\n2024,2", "year 2024-01-01 2025-01-01 2026-01-01 | : 2.0 - 1.0"),
    (
      "year,v\n1960,1\n1955,2\n1970,3\n1975,5",
      "year 1955-01-01 1960-01-01 1965-01-01 1970-01-01 1975-01-01 | : 2.0 1.0 - 3.0 5.0"
    ),
    ("budgetYear,v\n1880,1\n1890,2\n1900,3", "year 1880-01-01 1890-01-01 1900-01-01 | : 1.0 2.0 3.0"),
    ("fiscal_year,v\n2025,1\n2026,2", "year 2025-01-01 2026-01-01 | : 1.0 2.0"),
    ("Year (AD),v\n1066,1\n1067,2", "year 1066-01-01 1067-01-01 | : 1.0 2.0"),
    ("years,v\n1880,1\n1890,2", "1880.0 1890.0 | : 1.0 2.0"), ("year,v\n999,1\n1890,2", "999.0 1890.0 | : 1.0 2.0"),
    ("price,v\n2026,1\n2000,3", "2000.0 2026.0 | : 3.0 1.0"),
    ("price,v\n2,1\n1,3\n2,5", "1.0 2.0 | : 3.0 6.0"), ("3\n4", "1.0 2.0 | : 3.0 4.0"),
    ("name,value", " | :"), ("[]", "y: no column of numbers; a table with one; this table has "),
    (#"[{"name":"a","value":1e308},{"name":"b","value":1e-308}]"#, "a b | : 1e+308 1e-308"),
  ])
  func columnsAreFoundByNameAndKind(text: String, expected: String) {
    #expect(shown(text) == expected)
  }

  @Test func namesHaveALimit() {
    let name = String(repeating: "é", count: 10_000)
    #expect(shown("name,value\n\(name),3") == "\(name) | : 3.0")
    let error = "a name of 10001 characters; one of at most 10000"
    #expect(shown("name,value\nCola,1\n\(name)é,3") == "3:1: \(error)")
    #expect(shown("[{\"name\": \"\(name)é\", \"value\": 3}]") == "[0].name: \(error)")
    #expect(shown("month,kind,value\n1,\(name)é,3\n2,b,4") { $0.series = .column("kind") } == "2:3: \(error)")
    #expect(shown("name,\(name)é\nCola,3") == "1:1: a column name of 10001 characters; one of at most 10000")
    // Columns that the chart doesn't show may have any text.
    #expect(shown("name,value,note\nCola,1,\(name)é\nTea,2,b") { $0.series = .none } == "Cola Tea | : 1.0 2.0")
  }

  @Test func columnsAreChosenByName() {
    #expect(shown(sales) == "day 2026-01-05 2026-01-20 2026-03-01 2026-03-02 | Cola: 3.0 - 5.0 1.0 | Tea: - 2.0 - -")
    #expect(
      shown(sales) {
        $0.x = "region"; $0.series = .none
      } == "North South | : 5.0 6.0")
    #expect(
      shown(sales) {
        $0.x = "Product"; $0.series = .column("region")
      } == "Cola Tea | North: 3.0 2.0 | South: 6.0 -")
    #expect(
      shown(sales) {
        $0.grouping = .period(.month); $0.series = .column("product")
      }
        == "month 2026-01-01 2026-02-01 2026-03-01 | Cola: 3.0 - 6.0 | Tea: 2.0 - -")
    // Several rows of a product in March.
    #expect(
      shown(sales) { $0.grouping = .period(.month) } == "month 2026-01-01 2026-02-01 2026-03-01 | : 5.0 - 6.0")
    #expect(
      shown(sales) {
        $0.grouping = .period(.quarter); $0.missing = .zero; $0.series = .column("product")
      } == "quarter 2026-01-01 | Cola: 9.0 | Tea: 2.0")
    #expect(
      shown(sales) {
        $0.grouping = .column("product"); $0.series = .none
      } == "Cola Tea | : 9.0 2.0")
    #expect(shown("a,b,c\nx,1,2") { $0.y = ["c", "b"] } == "x | c: 2.0 | b: 1.0")
    #expect(shown("y,v\n2026,1\n2024,2") { $0.x = "y" } == "year 2024-01-01 2025-01-01 2026-01-01 | : 2.0 - 1.0")
  }

  @Test func theLargestPlacesStay() {
    var table = ChartTable(
      x: .names(["a", "b", "c", "d"]), series: ["s", "t"], values: [[1, nil, 5, -9], [2, 4, nil, 1]])
    table.keepLargestPlaces(2)
    #expect(table.x == .names(["b", "c"]))
    #expect(table.values == [[nil, 5], [4, nil]])
    #expect(table.notes.map(\.text) == ["only the 2 largest of 4 are drawn"])
    #expect(table.rest == -5)
    table.keepLargestPlaces(2)
    #expect(table.notes.count == 1)
    var dated = ChartTable(x: .numbers([1, 2, 3]), values: [[1, 2, 3]])
    dated.keepLargestPlaces(1)
    #expect(dated.x.count == 3 && dated.notes.map(\.kind) == [.ignored])
  }

  @Test(arguments: [
    ("product = Cola and sales >= 3", "North South | : 3.0 5.0"), ("product != Cola", "North | : 2.0"),
    ("product = Tea or Cola and sales >= 3", "North South | : 3.0 5.0"), ("product = 'Tea' or Milk", "North | : 2.0"),
    ("product != Cola or Tea", " | :"), ("sales = 1 or 2", "North South | : 2.0 1.0"),
    ("date = 2026-03", "South | : 6.0"), ("date < 2026-01-20", "North | : 3.0"),
    ("date >= 2026-Q1", "North South | : 5.0 6.0"),
    ("date > 2026", " | :"), ("'product' = \"Tea\"", "North | : 2.0"), ("sales<2", "South | : 1.0"),
    ("region = West", " | :"),
    // Errors name the option.
    ("product", "conditions: 'product'; conditions such as \"product = Cola or Water and sales >= 100\""),
    ("= Cola", "conditions: '= Cola'; conditions such as \"product = Cola or Water and sales >= 100\""),
    ("", "conditions: ''; conditions such as \"product = Cola or Water and sales >= 100\""),
    ("a = b = c", "conditions: 'a = b = c'; conditions such as \"product = Cola or Water and sales >= 100\""),
    ("sales < 1 or 2", "conditions: 'sales < 1 or 2'; conditions such as \"product = Cola or Water and sales >= 100\""),
    ("sales = Cola", "conditions: 'Cola'; a number, like those in the column 'sales'"),
    ("date = soon", "conditions: 'soon'; a date such as 2026-07-01, 2026-07, 2026-Q3 or 2026"),
    ("product < Cola", "conditions: '<' with the texts of 'product'; = or !="),
    (
      "colour = red",
      "conditions: 'colour'; a column of the table: date (date), product (text), region (text), sales (number)"
    ),
  ])
  func conditionsTakeRows(condition: String, expected: String) {
    #expect(
      shown(sales) {
        $0.conditions = [condition]; $0.x = "region"; $0.series = .none
      } == expected)
  }

  @Test(arguments: [
    (
      "name,value\nCola,3\nTea,many",
      "3:5: 'many'; a number in the format of en_US, such as 1,234.5"
    ),
    ("name,value\nCola,3\nTea,1e999", "3:5: '1e999'; 0, or a number from 5e-324 to 1.8e308"),
    // One that would become 0 is refused as one that would become infinite is: in JSON and in text.
    ("name,value\nCola,3\nTea,1e-400", "3:5: '1e-400'; 0, or a number from 5e-324 to 1.8e308"),
    ("name,value\nCola,1e-400", "2:6: '1e-400'; 0, or a number from 5e-324 to 1.8e308"),
    ("name,value\nCola,5e-324%", "2:6: '5e-324%'; 0, or a number from 5e-324 to 1.8e308"),
    (#"[{"name":"a","value":1e-400}]"#, "1:22: '1e-400'; 0, or a number from 5e-324 to 1.8e308"),
    (#"[{"name":"a","value":-1e400}]"#, "1:22: '-1e400'; 0, or a number from 5e-324 to 1.8e308"),
    ("name,value\nCola,$3\nTea,5%", "3:5: '5%'; one unit in a column, as in the cells before"),
    ("name,value\nCola,$3\nTea,€5", "3:5: '€5'; one unit in a column, as in the cells before"),
    (
      "date,v\n2026-01-01,3\n2026-02-30,1",
      "3:1: '2026-02-30'; a date that exists"
    ),
    ("date,v\n2026-02-30,3", "2:1: '2026-02-30'; a date that exists"),
    (
      "date,v\n2026-01-01,3\nCola,1",
      "3:1: 'Cola'; a day, as in the cells before"
    ),
    ("name,value\nCola,1e308\nCola,1e308", "3:6: a sum above 1.8e308; smaller numbers"),
    (
      "name,text\nCola,x",
      "y: no column of numbers; a table with one; this table has name (text), "
        + "text (text)"
    ),
    (
      #"[{"name":"a","value":1},{"name":"b","value":"3"}]"#,
      "[1].value: '3'; a number in the format of en_US, such as 1,234.5"
    ),
    (#"[{"name":"a","value":1},{"name":"b","value":[1]}]"#, "[1].value: a list; a number, a text or null"),
  ])
  func cellsThatDoNotFitHaveTheirPlace(text: String, expected: String) {
    #expect(shown(text) == expected)
  }

  @Test func choicesThatTheTableCannotAnswerSayWhatThereIs() {
    #expect(
      shown(sales) { $0.x = "month" }.hasPrefix("x: 'month'; a column of the table: date (date), product (text)"))
    #expect(shown(sales) { $0.y = ["product"] } == "y: 'product', a column of kind text; a column of numbers")
    #expect(
      shown("a,b\nx,1") { $0.grouping = .period(.month) }
        == "grouping: the table has no dates to sum by month; its columns are a (text), b (number)")
    #expect(
      shown("m,b\n2026-01,1") { $0.grouping = .period(.day) }
        == "grouping: day of 'm', whose cells are each a month; month or longer")
    #expect(
      shown(sales) { choice in
        choice.x = "region"
        choice.grouping = .column("product")
      } == "grouping: 'product' beside 'region' along the axis; one column along the axis")
    let many = "x,s,v\n" + (0..<3000).map { "a\($0),b\($0),1\n" }.joined()
    #expect(shown(many) { $0.series = .column("s") } == "series: 3000 series of 3000 values; at most 4194304 values")
  }

  @Test func leastValuesAndColorsAreChecked() {
    let refund = "name,value,color\nCola,5,red\nCola,-2,\nTea,-1,blue"
    func pie(_ text: String) -> String {
      shown(text) {
        $0.minimum = (0, "a number of at least 0; bars draw negative values")
        $0.isColor = { $0 == "red" || $0 == "blue" }
      }
    }
    #expect(pie(refund) == "4:5: '-1'; a number of at least 0; bars draw negative values")
    #expect(pie("name,value\nCola,5\nCola,-2") == "Cola | : 3.0")
    #expect(pie("name,value\nCola,1\nCola,-2").hasPrefix("2:6: a sum of '-1'; a number of at least 0"))
    #expect(pie("name,value,color\nCola,5,redd") == "2:8: 'redd'; a CSS colour")
    let colors = try? ChartTable(contents: Array("n,v,color\na,1,red\nb,2,".utf8), choice: ColumnChoice()).colors
    #expect(colors == ["red", nil])
  }

  @Test func notesSayWhatWasChosenAndSummed() {
    #expect(
      shown(sales + "\n,Cola,North,4", notes: true) {
        $0.grouping = .period(.month); $0.series = .column("product")
      }
        == "columns: 'date' along the axis, 'product' as series, 'sales' as values; not drawn: 'region'"
        + " | equal names are summed: 4 values became 3 | 1 row without 'date' left out")
    #expect(shown("Cola,3", notes: true).hasPrefix("no header was found; the first record is a row of data"))
    #expect(
      shown(sales, notes: true) {
        $0.x = "region"; $0.y = ["sales"]; $0.series = .column("product")
      }.hasPrefix("equal"))
  }

  @Test func rangesKeepTheirOwnOrder() {
    #expect(shown("age,people\n65+,1\n25-34,5\n18-24,3\n<18,2") == "<18 18-24 25-34 65+ | : 2.0 3.0 5.0 1.0")
    #expect(shown("age,people\n65 to 74,1\nunder 18,5\nover 74,3") == "under 18 65 to 74 over 74 | : 5.0 1.0 3.0")
    #expect(shown("p,v\nModel 3-2,1\nModel 1-2,5") == "Model 3-2 Model 1-2 | : 1.0 5.0")
  }

  @Test func aLastPeriodThatIsNotWholeIsSaid() {
    // Weeks of working days; the last has no Friday.
    let days = [5, 6, 7, 8, 9, 12, 13, 14, 15, 16, 19, 20, 21, 22, 23, 26, 27]
    let text = "date,price\n" + days.map { "2026-01-\($0 < 10 ? "0" : "")\($0),1\n" }.joined()
    #expect(
      shown(text, notes: true) { $0.grouping = .period(.week) }
        .contains("the last week is incomplete; it ends on 2026-01-27"))
    let whole = text + "2026-01-28,1\n2026-01-29,1\n2026-01-30,1\n"
    #expect(!shown(whole, notes: true) { $0.grouping = .period(.week) }.contains("incomplete"))
    let months = "date,price\n2026-01-01,1\n2026-02-01,2\n2026-03-01,2\n"
    #expect(!shown(months, notes: true) { $0.grouping = .period(.quarter) }.contains("incomplete"))
  }

  @Test func placesHaveNamesInALocale() throws {
    let korean = try #require(LocaleFormat("ko"))
    func names(_ text: String) throws -> [String] {
      try ChartTable(contents: Array(text.utf8), choice: ColumnChoice()).placeNames(locale: korean)
    }
    #expect(try names("name,value\nCola,3") == ["Cola"])
    #expect(try names("month,value\n2026-01,3") == ["2026년 1월"])
    #expect(try names("price,value\n1500,3") == ["1,500"])
    #expect(
      try names("at,value\n2026-01-05 07:00,3\n2026-01-05 19:30,4")
        == ["2026년 1월 5일 07:00", "2026년 1월 5일 19:30"])
    #expect(try names("at,value\n07:00,3\n19:30,4") == ["07:00", "19:30"])
  }

  @Test func aMillionNamesAreAMillionPlaces() throws {
    var text = "name,value\n"
    for i in 0..<1_000_000 { text += "n\(i),1\n" }
    let table = try ChartTable(contents: Array(text.utf8), choice: ColumnChoice())
    #expect(table.x.count == 1_000_000)
    #expect(table.values.first?.count == 1_000_000)
  }
}
