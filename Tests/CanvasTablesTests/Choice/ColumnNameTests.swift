import CanvasTables
import Testing

/// The columns that names on a command line mean.
struct ColumnNameTests {
  private let table: Table

  init() throws {
    table = try Table(
      contents: Array("item,IMDB Rating,net-price[1],Net Price 2,net price\na,5,1,2,3\nb,6,2,3,4\n".utf8))
  }

  private func column(_ name: String) throws -> [[Double?]] {
    var choice = ColumnChoice()
    choice.y = [name]
    return try ChartTable(table, choice: choice).values
  }

  @Test(arguments: ["IMDB Rating", "imdb rating", "IMDB_Rating", "imdb-rating", "ImdbRating", "IMDB Rating[2]"])
  func marksAndCaseDontMatter(name: String) throws {
    #expect(try column(name) == [[5, 6]])
  }

  @Test func anExactNameWinsAndAnAmbiguousOneIsRefused() throws {
    #expect(try column("net price") == [[3, 4]])
    let error = #expect(throws: DataError.self) { try column("net_price") }
    #expect("\(error.map { "\($0)" } ?? "")".contains("'net_price'; a column of the table: item"))
  }

  @Test func aMistypedNameHasAHint() throws {
    let error = #expect(throws: DataError.self) { try column("IMDB Ratin") }
    #expect("\(error.map { "\($0)" } ?? "")".hasSuffix("; did you mean 'IMDB Rating'?"))
  }
}

/// What the columns of a table mean if nobody chooses.
struct ColumnMeaningTests {
  @Test func textsBesideEachDayOfARegularSeriesDescribeIt() throws {
    let kinds = ["sun", "rain", "sun", "cloud", "rain", "sun", "rain", "rain", "cloud", "sun"]
    let days = kinds.enumerated().map { "2024-05-\($0 + 10),\($0 + 1)\(".5"),\($0),\($1)" }
    let table = try Table(contents: Array("date,high_c,low_c,weather\n\(days.joined(separator: "\n"))\n".utf8))
    let chart = try ChartTable(table, choice: ColumnChoice())
    #expect(chart.series == ["high_c", "low_c"])
    #expect(chart.notes.contains { $0.text.hasPrefix("'weather' isn't a series, because each place has one row") })
    // Those of irregular times are series.
    let payouts = zip(kinds, [1, 2, 4, 9, 11, 12, 17, 20, 26, 28]).map {
      "2024-05-\($1 < 10 ? "0" : "")\($1),\($1),\($0)"
    }
    let other = try Table(contents: Array("date,amount,type\n\(payouts.joined(separator: "\n"))\n".utf8))
    #expect(try ChartTable(other, choice: ColumnChoice()).series == ["sun", "rain", "cloud"])
  }

  @Test(arguments: [
    ("Jan,Feb,Mar,Apr", ["Jan", "Feb", "Mar", "Apr"]), ("Mar,Jan,Apr,Feb", ["Jan", "Feb", "Mar", "Apr"]),
    ("Q1,Q2,Q3,Q4", ["Q1", "Q2", "Q3", "Q4"]), ("KW 9,KW 10,KW 11,KW 12", ["KW 9", "KW 10", "KW 11", "KW 12"]),
    ("Januar,Februar,März,April", ["Januar", "Februar", "März", "April"]),
    ("janv.,févr.,mars,avr.", ["janv.", "févr.", "mars", "avr."]),
  ])
  func periodsInTheHeaderAreAlongTheAxis(header: String, places: [String]) throws {
    let table = try Table(contents: Array("product,\(header)\nEspresso,1,2,3,4\nLatte,5,6,7,8\n".utf8))
    var choice = ColumnChoice()
    choice.periodsAlongAxis = 4
    let chart = try ChartTable(table, choice: choice)
    #expect(chart.series == ["Espresso", "Latte"])
    #expect(chart.x == .names(places))
    if places[0] == "Jan", header.hasPrefix("Mar") { #expect(chart.values[0] == [2, 4, 1, 3]) }
  }
}
