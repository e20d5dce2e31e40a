import Canvas
import CanvasCards
import CanvasCharts
import CanvasGoldensTesting
import Testing

@Suite(.requiresDejaVu) struct READMESnippets {
  @Test func queenOfHearts() throws {
    // snippet
    let queen = CardFace(try CardName("queen of hearts"))
    let png = try queen.png(scale: 2)
    // end of snippet
    #expect(try Image(png: png).pixelHeight == 700)
  }

  @Test func twoDays() throws {
    // snippet
    let sales = [("Mon", "Cola", 30), ("Mon", "Tea", 12), ("Tue", "Cola", 25), ("Tue", "Tea", 18)]
    let chart = Chart(sales) { day, product, amount in
      BarMark(x: .value("Day", day), y: .value("Sales", amount))
        .foregroundStyle(by: .value("Product", product))
    }
    .chartTitle("Two days")
    let png = try chart.png(scale: 2)
    // end of snippet
    #expect(!png.isEmpty)
    #expect(chart.model.layers.first?.table.values == [[30, 25], [12, 18]])
  }

  // Beside the goldens of the same cards.
  @Suite(.goldens(folder: "goldens/cards/classic/deck")) struct Goldens {
    // snippet
    @Test func fiveOfHearts() throws {
      let card = try CardFace(CardName("5H")).image()
      expectGolden(card, named: "5H")  // goldens/5H.png of the package
    }
    // end of snippet
  }
}
