import Canvas
import CanvasCharts
import CanvasTables
import Testing

@Suite struct HeatmapPlotTests {
  private func design(_ chart: PlotChart) -> HeatmapDesign { HeatmapDesign(PlotTests.context(chart)) }

  @Test func rowsAreCounted() throws {
    let csv = "team,result\na,win\na,win\na,loss\nb,win\nb,win\nb,win\nb,win"
    let map = design(try PlotTests.chart(.heatmap, csv))
    // The most frequent names come first.
    #expect(map.x.names == ["b", "a"] && map.y.names == ["win", "loss"])
    #expect(map.values == [[4, 2], [nil, 1]])
  }

  @Test func aValueForEachCellIsFound() throws {
    let chart = try PlotTests.chart(.heatmap, "city,quarter,rain\nSeoul,Q1,3\nSeoul,Q2,5\nBusan,Q1,-4\nBusan,Q2,8")
    #expect(design(chart).values == [[3, -4], [5, 8]])
    #expect(chart.notes.map(\.text) == ["columns: 'city' along x, 'quarter' along y, 'rain' in the cells"])
    // Values on both sides of zero have colours that diverge from it.
    let layout = try PlotTests.layout(chart)
    let legend = try #require(layout.plotScene.legends.first)
    #expect(legend.isGradient && legend.labels.contains("0"))
    let fills = PlotTests.shapes(layout, "rect").compactMap { $0.fill?.color }
    #expect(fills.count == 4 && fills[1].red > fills[1].blue && fills[3].blue > fills[3].red)
  }

  @Test(arguments: [nil, "year"]) func aValueOfYearsAndMonthsIsFound(x: String?) throws {
    let csv = "year,month,passengers\n1949,Jan,112\n1949,Feb,118\n1950,Jan,115\n1950,Feb,126"
    let chart = try PlotTests.chart(.heatmap, csv) { if let x { ($0.x, $0.y) = (x, "month") } }
    #expect(design(chart).values.joined().compactMap(\.self).sorted() == [112, 115, 118, 126])
    #expect(chart.notes.map(\.text).contains { $0.hasSuffix("'passengers' in the cells") })
  }

  @Test func datesAreInPeriodsOfTheirSpan() throws {
    let days = (1...28).flatMap { day in
      (1...12).map { "2026-\($0 < 10 ? "0" : "")\($0)-\(day < 10 ? "0" : "")\(day),1" }
    }
    let chart = try PlotTests.chart(.heatmap, "day,n\n" + days.joined(separator: "\n")) {
      ($0.x, $0.y) = ("day", "day")
    }
    let map = design(chart)
    #expect(map.x.names.first == "Jan" && map.x.names.count == 12)
    #expect(map.y.names == ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"])
    #expect(map.values.joined().compactMap(\.self).reduce(0, +) == 336)
    var other = chart
    (other.xPeriod, other.yPeriod) = (.day, .year)
    #expect(design(other).x.names.count == 28 && design(other).y.names == ["2026"])
  }

  @Test func theOnlyNumberOfDatesIsInTheCells() throws {
    let rows = (1...12).flatMap { month in
      [1, 15].flatMap { day in
        [0, 6, 12, 18].map { hour in
          "2026-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day) \(hour < 10 ? "0" : "")\(hour):00,\(month + hour)"
        }
      }
    }
    let temperatures = design(try PlotTests.chart(.heatmap, "date,temp\n" + rows.joined(separator: "\n")))
    // A year of hours is one of months.
    #expect(temperatures.y.names.count == 12 && temperatures.x.names.count == 19)
    #expect(temperatures.values[2][6] == 9 && temperatures.values[2][7] == nil)
    #expect(temperatures.notes.map(\.what) == ["96 rows are combined in 48 cells, each the mean of 'temp'"])
    let amounts = [5, 2, 9, 4, 7, 1, 8, 3, 6, 2, 8, 1, 9, 4]
    let days = amounts.enumerated().map { "2026-01-\($0 < 5 ? "0" : "")\($0 + 5),\($1)" }
    let sales = design(try PlotTests.chart(.heatmap, "day,sales\n" + days.joined(separator: "\n")))
    #expect(sales.values == [[8], [8], [11], [12], [8], [10], [12]])
  }

  @Test func numbersAreInRanges() throws {
    let chart = try PlotTests.chart(.heatmap, PlotTests.cloud(400)) { ($0.x, $0.y) = ("x", "group") }
    let map = design(chart)
    #expect((6...16).contains(map.x.names.count) && map.x.names[0].contains("–"))
    let upward = design(try PlotTests.chart(.heatmap, "a,b\n1,1\n2,2\n3,3") { ($0.x, $0.y) = ("a", "b") })
    #expect(upward.x.names == ["1", "2", "3"] && upward.y.names == ["3", "2", "1"])
  }

  @Test func valuesAreCombined() throws {
    let csv = "a,b,v\np,q,1\np,q,2\np,q,9"
    var chart = try PlotTests.chart(.heatmap, csv) { ($0.x, $0.y, $0.value) = ("a", "b", "v") }
    let expected: [Aggregate: Double] = [.sum: 12, .mean: 4, .median: 2, .minimum: 1, .maximum: 9, .count: 3]
    for (aggregate, value) in expected {
      chart.aggregate = aggregate
      #expect(design(chart).values == [[value]], "\(aggregate)")
    }
  }

  @Test func valuesAreWrittenWhereTheyFit() throws {
    let chart = try PlotTests.chart(.heatmap, "city,quarter,rain\nSeoul,Q1,30\nSeoul,Q2,5\nBusan,Q1,4\nBusan,Q2,800")
    let texts = PlotTests.texts(try PlotTests.layout(chart))
    #expect(texts.flatMap(\.lines) == ["30", "4", "5", "800"])
    // White on the darkest cell, black on the palest one.
    #expect(texts[3].style.color == .white && texts[1].style.color == .black)
    #expect(PlotTests.texts(try PlotTests.layout(chart, width: 150, height: 90)).isEmpty)
  }

  @Test func longNamesAreAlongY() throws {
    let rows = (1...14).flatMap { ["A rather long name \($0),1", "A rather long name \($0),2"] }
    let chart = try PlotTests.chart(.heatmap, "name,size\n" + rows.joined(separator: "\n")) {
      ($0.x, $0.y) = ("name", "size")
    }
    let map = design(chart)
    #expect(map.y.names.count == 14 && map.x.names == ["1", "2"])
    #expect(map.notes.map(\.description) == ["'name' is along y, where its names fit"])
  }

  @Test func aWideTableHasItsCells() throws {
    let rain = try PlotTests.chart(.heatmap, "year,Jan,Feb,Mar\n2023,1,2,3\n2024,4,,6\nTotal,5,2,9")
    let map = design(rain)
    #expect(map.x.names == ["Jan", "Feb", "Mar"] && map.y.names == ["2023", "2024"])
    #expect(map.values == [[1, 2, 3], [4, nil, 6]])
    #expect(map.notes.isEmpty)
    #expect(map.summary == "heat map by year: the greatest is 6 at Mar, 2024")
    #expect(
      rain.notes.map(\.text).contains("columns: 'Jan' to 'Mar' along x, 'year' along y, their values in the cells"))
    let matrix = design(try PlotTests.chart(.heatmap, ",mpg,hp,wt\nmpg,1,-.8,-.9\nhp,-.8,1,.7\nwt,-.9,.7,1"))
    #expect(matrix.x.names == ["mpg", "hp", "wt"] && matrix.y.names == matrix.x.names)
    // Measures of unlike kinds aren't cells of one map.
    let cities = try PlotTests.chart(.heatmap, "city,population,area,density\nSeoul,9,605,15\nBusan,3,770,4")
    #expect(!cities.notes.map(\.text).joined().contains("their values in the cells"))
  }

  @Test func hoursAreNames() throws {
    let rows = ["Mon", "Tue"].flatMap { day in (0..<24).map { "\(day),\($0),\($0 * 10)" } }
    let map = design(try PlotTests.chart(.heatmap, "Day,Hour,Visits\n" + rows.joined(separator: "\n")))
    #expect(map.x.names == (0..<24).map(String.init) && map.y.names == ["Mon", "Tue"])
    #expect(map.values[1][23] == 230)
  }
}
