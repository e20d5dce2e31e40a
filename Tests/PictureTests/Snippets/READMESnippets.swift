import Canvas
import CanvasBatch
import CanvasCards
import CanvasCharts
import CanvasGoldens
import CanvasGoldensTesting
import Foundation
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

  // snippet
  func response(forCard name: String) async -> (status: Int, contentType: String, body: [UInt8]) {
    do {
      // In an address, "queen of hearts" is "queen%20of%20hearts".
      let card = CardFace(try CardName(name.removingPercentEncoding ?? name))
      let png = try await DrawingThreads.shared.run {
        try card.png(scale: 2)
      }
      return (200, "image/png", png)
    } catch let error as CardNameError {
      return (404, "text/plain", Array("\(error)".utf8))
    } catch {
      return (500, "text/plain", Array("\(error)".utf8))
    }
  }
  // end of snippet

  @Test(arguments: ["QH", "queen%20of%20hearts", "Q%E2%99%A5"])
  func responses(name: String) async throws {
    let found = await response(forCard: name)
    #expect(found.status == 200 && found.contentType == "image/png")
    #expect(try Image(png: found.body).pixelWidth == 500)
  }

  @Test func anUnknownCardIsNotFound() async { #expect(await response(forCard: "ZZ").status == 404) }

  // Beside the goldens of the same cards.
  @Suite(.goldens(folder: "goldens/cards/classic/deck")) struct Goldens {
    // snippet
    @Test func fiveOfHearts() throws {
      let card = try CardFace(CardName("5H")).image()
      expectGolden(card, named: "5H")  // goldens/5H.png of the package
    }
    // end of snippet
  }

  @Test func sector() throws {
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
    expectGolden(image, named: "sector", in: try GoldenStore(sourceFile: #filePath, folder: "assets/gallery"))
  }
}
