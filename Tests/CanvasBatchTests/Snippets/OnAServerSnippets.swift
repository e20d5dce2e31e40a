import Canvas
import CanvasBatch
import CanvasGoldensTesting
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

  @Test func oneThread() throws {
    let card = StyledText("A", font: try Font.default(size: 20), color: .black)
    // snippet
    let png = try Threads.withMaximum(1) { try card.png(scale: 8) }
    // end of snippet
    #expect(try png == card.png(scale: 8))
  }
}
