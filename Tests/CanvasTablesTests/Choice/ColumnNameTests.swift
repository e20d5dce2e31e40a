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
