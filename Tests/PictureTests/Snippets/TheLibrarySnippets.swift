import Canvas
import CanvasCards
import CanvasCharts
import CanvasGoldensTesting
import CanvasPDF
import Testing

@Suite(.requiresDejaVu) struct TheLibrarySnippets {
  @Test func aFirstDrawing() throws {
    // snippet
    let font = try Font.default(size: 20)
    let image = try Image(size: Size(width: 200, height: 120), scale: 2) { context in
      let sector = Path(pieCenter: Point(x: 60, y: 60), radius: 50, startAngle: 0, endAngle: 4 * .pi / 3)
      let frame = Path(roundedRect: context.bounds.insetBy(dx: 4, dy: 4), cornerRadius: 12)
      context.fill(context.bounds, with: .color(.white))
      context.fill(sector, with: .color(.orange))
      context.stroke(frame, with: .color(.black), lineWidth: 3)
      context.draw(StyledText("4 of 6", font: font), at: Point(x: 122, y: 46))
    }
    let png = try image.png()
    // end of snippet
    #expect(try Image(png: png, scale: 2) == image)
    expectArticle(shows: "library-sector", drawnAs: image)
  }

  @Test func aChartBesideACard() throws {
    // snippet
    let sales = [("Mon", "Cola", 30), ("Mon", "Tea", 12), ("Tue", "Cola", 25), ("Tue", "Tea", 18)]
    let chart = Chart(sales) { day, product, amount in
      BarMark(x: .value("Day", day), y: .value("Sales", amount))
        .foregroundStyle(by: .value("Product", product))
    }
    let queen = CardFace(try CardName("QH"))
    let page = try Image(size: Size(width: 500, height: 300)) { context in
      try chart.draw(in: Rect(x: 0, y: 0, width: 350, height: 300), on: context)
      queen.draw(in: Rect(x: 370, y: 80, width: 100, height: 140), on: context)
    }
    let file = try chart.pdf()
    // end of snippet
    #expect(page.pixelWidth == 500 && !file.isEmpty)
  }
}
