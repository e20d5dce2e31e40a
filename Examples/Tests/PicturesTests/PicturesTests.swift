import CanvasGoldensTesting
import Pictures
import Testing

/// The first run records the pictures in `goldens/PicturesTests`, and fails. Look at them, and run again.
@Suite struct PicturesTests {
  @Test func chart() throws { expectGolden(try chartPicture(of: Sale.examples)) }

  @Test func shareImage() throws {
    expectGolden(try ShareImage(title: "Four aces and a queen: how a deck is drawn", author: "Ada Lim").image())
  }

  @Test(arguments: ["QH", "10C", "joker", "back"]) func card(name: String) throws {
    expectGolden(try cardPicture(name), named: "PicturesTests/card-\(name)")
  }
}
