import Canvas
import CanvasBatch
import CanvasCards
import CanvasGoldensTesting
import Foundation
import Testing

@Suite(.requiresDejaVu) struct OnAServerSnippets {
  // snippet
  struct Badges: Sendable {
    private let font: Font

    init() throws { font = try Font.default(size: 20) }

    func png(for name: String) async throws -> [UInt8] {
      try await DrawingThreads.shared.run {
        let image = try Image(size: Size(width: 160, height: 40), scale: 2) { context in
          context.fill(Path(roundedRect: context.bounds, cornerRadius: 8), with: .color(.orange))
          context.draw(StyledText(name, font: font, alignment: .center), in: context.bounds.insetBy(dx: 8, dy: 8))
        }
        return try image.png()
      }
    }
  }
  // end of snippet

  @Test func aBadgeIsDrawnByManyTasks() async throws {
    let badges = try Badges()
    let pictures = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<4 { group.addTask { try await badges.png(for: "Ada") } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(pictures.count == 4 && Set(pictures).count == 1)
    #expect(try await badges.png(for: "Bob") != pictures[0])
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

  @Test func oneThread() throws {
    let card = StyledText("A", font: try Font.default(size: 20), color: .black)
    // snippet
    let png = try Threads.withMaximum(1) { try card.png(scale: 8) }
    // end of snippet
    #expect(try png == card.png(scale: 8))
  }
}
