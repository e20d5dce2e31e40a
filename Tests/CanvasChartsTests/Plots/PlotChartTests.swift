import Canvas
import CanvasCharts
import CanvasTables
import Testing

@Suite struct PlotChartTests {
  @Test(arguments: PlotKind.allCases) func everythingIsInsideThePicture(kind: PlotKind) throws {
    for (width, height) in [(640.0, 400.0), (320, 240), (1000, 300)] {
      var chart = try PlotTests.chart(kind, PlotTests.cloud(150)) { columns in
        if kind == .scatter { (columns.x, columns.y, columns.size, columns.label) = ("x", "y", "y", "name") }
        if kind != .heatmap, kind != .box { columns.series = "group" }
      }
      chart.titles = ChartTitles(title: "Title", subtitle: "Subtitle", caption: "Caption")
      let layout = try PlotTests.layout(chart, width: width, height: height)
      let content = TitleLayout(
        chart.titles, in: layout.frame, sizes: chart.theme.sizes, measurer: PlotTests.measurer
      ).content
      #expect(layout.plotScene.size.width <= content.width + 1, "\(kind) \(width)")
      #expect(layout.plotScene.size.height <= content.height + 1, "\(kind) \(width)")
      #expect(layout.plotScene.size.width >= content.width - 6 && layout.plotScene.size.height >= content.height - 6)
      for text in layout.plotScene.texts + layout.plotScene.legends.flatMap(\.texts) {
        #expect(text.box.minX >= -1 && text.box.maxX <= content.width + 1, "\(text.lines)")
        #expect(text.box.minY >= -1 && text.box.maxY <= content.height + 1, "\(text.lines)")
      }
    }
  }

  @Test(arguments: PlotKind.allCases) func oddTablesDrawSomething(kind: PlotKind) throws {
    let tables = [
      "a,b\n1,2", "a,b\n1,2\n1,2", "a,b,c\n,,x\n,,y\n1,2,z", "a,b\n1e308,-1e308\n-1e308,1e308",
      "a,b\n1e-320,0\n0,1e-320",
      "a,b\n0,0\n0,0", "a,b,c\n1,2,x\n3,4,", "a,b\n" + String(repeating: "5,5\n", count: 700),
    ]
    for table in tables {
      var chart = try PlotTests.chart(kind, table) { columns in
        (columns.x, columns.y) = (kind == .histogram ? "a" : "a", kind == .histogram ? nil : "b")
      }
      chart.trend = .linear
      for (width, height) in [(640.0, 400.0), (1, 1), (90, 4000)] {
        let layout = try PlotTests.layout(chart, width: width, height: height)
        #expect(layout.plotScene.size.width.isFinite && !layout.plotScene.groups.isEmpty, "\(table)")
      }
    }
  }

  @Test func columnsAreChosenByKind() throws {
    func notes(_ kind: PlotKind, _ csv: String) throws -> [String] { try PlotTests.chart(kind, csv).notes.map(\.text) }
    let people = "id,name,sex,age,height\n1,Ann,f,30,170\n2,Bob,m,40,180\n3,Cid,m,50,175\n4,Dee,f,20,165"
    #expect(try notes(.scatter, people) == ["columns: 'age' along x, 'height' along y; not drawn: 'id', 'name', 'sex'"])
    #expect(try notes(.histogram, people) == ["columns: 'age' in ranges; not drawn: 'id', 'name', 'sex', 'height'"])
    #expect(try notes(.scatter, "day,level\n2026-01-01,4\n2026-01-02,5") == ["columns: 'day' along x, 'level' along y"])
    let asked = try PlotTests.chart(.scatter, people) { ($0.x, $0.y) = ("HEIGHT", "age") }
    #expect(asked.notes.isEmpty && asked.data.columns[.x]?.name == "height")
  }

  @Test func aColumnWithACellThatIsNoNumberIsLeftOutWithItsPlace() throws {
    let csv = "age,height,size\n1,2,3\n2,abc,3\n3,4,5\n4,5,6"
    let chosen = try PlotTests.chart(.scatter, csv)
    #expect(
      chosen.notes.map(\.text)
        == ["columns: 'age' along x, 'size' along y", "'height' left out because of 'abc' in line 3, column 3"])
    #expect(chosen.notes.map(\.kind) == [.chosen, .dropped])
    #expect(try PlotTests.chart(.scatter, csv) { ($0.x, $0.y) = ("age", "size") }.notes.isEmpty)
  }

  @Test func aTextAmongNumbersIsAMissingValue() throws {
    let rows = (1...30).map { "\($0),\($0 == 3 ? "closed" : "\($0 * 7)")" }
    let notes = try PlotTests.chart(.scatter, "a,b\n" + rows.joined(separator: "\n")) {
      ($0.x, $0.y) = ("a", "b")
    }.notes
    #expect(notes.map(\.text) == ["'closed' in line 4, column 3 is read as a missing value of 'b'"])
    #expect(notes.map(\.kind) == [.invalid])
  }

  @Test func errorsSayWhatIsAllowed() throws {
    func error(_ kind: PlotKind, _ csv: String, _ change: (inout PlotColumns) -> Void = { _ in }) -> String {
      do { _ = try PlotTests.chart(kind, csv, change) } catch { return "\(error)" }
      return ""
    }
    #expect(
      error(.scatter, "a,b\nx,1\ny,2")
        == "y: fewer than two columns of numbers or dates; a table with two of them; this table has a (text), b (number)"
    )
    #expect(error(.histogram, "a\nx\ny") == "x: no column of numbers; a table with one; this table has a (text)")
    #expect(error(.box, "a,b\nx,1") { $0.y = "a" } == "y: 'a', a column of kind text; a column of numbers")
    #expect(
      error(.scatter, "a,b\n1,2") { $0.size = "c" } == "sizes: 'c'; a column of the table: a (number), b (number)")
  }

  @Test func unitsAreOnTheTicksOrInTheTitle() throws {
    func axes(_ csv: String) throws -> [PlacedAxis] {
      try #require(try PlotTests.layout(try PlotTests.chart(.scatter, csv)).plotScene.groups.first).axes
    }
    let money = try axes("a,pay\n1,$1000\n2,$3000\n3,$2000")
    #expect(money.first { $0.orient == "left" }?.labels.allSatisfy { $0.text.hasPrefix("$") } == true)
    let percent = try axes("a,share\n1,5%\n2,9%\n3,7%")
    #expect(percent.first { $0.orient == "left" }?.labels.allSatisfy { $0.text.hasSuffix("%") } == true)
    let big = try axes("a,gross\n1,2000000\n2,9000000\n3,7000000")
    #expect(big.first { $0.orient == "left" }?.labels.allSatisfy { $0.text.hasSuffix("M") } == true)
    let years = try axes("year,n\n1990,3\n2000,4\n2010,9")
    #expect(years.first { $0.orient == "bottom" }?.labels.allSatisfy { !$0.text.contains(",") } == true)
    #expect(years.first { $0.orient == "left" }?.title == ["n"])
  }

  @Test func ticksOfTimeSayTheYearOnce() throws {
    let rows = (1...12).map { "2026-\($0 < 10 ? "0" : "")\($0)-01,\($0)" } + ["2027-06-01,3"]
    let chart = try PlotTests.chart(.scatter, "day,n\n" + rows.joined(separator: "\n"))
    let axes = try #require(try PlotTests.layout(chart).plotScene.groups.first).axes
    let labels = axes.first { $0.orient == "bottom" }?.labels.map(\.text) ?? []
    #expect(labels == ["Jan 2026", "Apr", "Jul", "Oct", "Jan 2027", "Apr"])
  }

  @Test(arguments: [PlotKind.scatter, .dots, .histogram]) func rowsOfTotalsAreLeftOut(kind: PlotKind) throws {
    let chart = try PlotTests.chart(kind, "ward,beds,occupied\nA,24,22\nB,30,18\nC,20,20\nTotal,74,60")
    #expect(chart.notes.map(\.text).contains("'Total' left out as the total of the others"))
    #expect(chart.data.frame.rowCount == 3)
  }
}
