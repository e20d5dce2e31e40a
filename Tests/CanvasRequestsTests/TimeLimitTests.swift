import Canvas
import CanvasCards
import CanvasRequests
import Testing

/// The time of requests.
@Suite struct TimeLimitTests {
  private let request = PictureRequest(PieRequest(data: .text("Cola,30\nTea,12")))

  private func png(seconds: Double) throws -> [UInt8] {
    var resources = Resources()
    resources.limits.seconds = seconds
    return try request.drawable(in: resources).png()
  }

  @Test(arguments: [0, -1, .nan, -.infinity, 1e-12]) func noTimeIsAnError(seconds: Double) throws {
    let error = try #require(throws: RequestError.self) { try png(seconds: seconds) }
    #expect(error.reason == .limit)
    #expect(error.description.hasPrefix("laying the picture out took longer than "))
  }

  @Test func enoughTimeChangesNothing() throws {
    #expect(try png(seconds: 3600) == png(seconds: .infinity))
  }

  // The layout of a card takes microseconds, its 16 million pixels many milliseconds.
  @Test(arguments: PictureFormat.allCases.filter { $0 == .png || $0 == .jpeg })
  func drawingHasTheSameLimit(format: PictureFormat) throws {
    var card = CardRequest(.card(PlayingCard(.queen, of: .hearts)))
    card.picture.scale = 13
    var resources = Resources()
    (resources.limits.seconds, resources.limits.workSeconds) = (0.004, 1)
    let error = #expect(throws: RequestError.self) { try card.drawable(in: resources).encoded(as: format) }
    #expect(error?.reason == .limit)
  }

  @Test func pagesAreLimitedOneByOne() throws {
    var deck = DeckRequest()
    deck.picture.scale = 13
    var resources = Resources()
    (resources.limits.seconds, resources.limits.workSeconds) = (0.004, 1)
    let error = #expect(throws: RequestError.self) {
      let pages = try deck.pages(in: resources)
      _ = try pages.encoded(at: 30)
    }
    #expect(error?.reason == .limit)
  }
}
