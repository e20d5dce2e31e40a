import Canvas
import CanvasScenes
import TestSupport
import Testing

@Suite struct VendingScreenTests {
  private let style: VendingStyle

  init() throws { style = VendingStyle(font: try Font.default(size: 1)) }

  @Test func productsHaveTheSizesOfTheDocument() {
    let pictures = VendingLayout(productCount: 8).pictures
    #expect(pictures.allSatisfy { $0.size == Size(width: 150, height: 150) })
    #expect(pictures[0].minY == pictures[3].minY && pictures[4].minX == pictures[0].minX)
    let purchases = VendingLayout.purchases(count: 5)
    #expect(purchases.allSatisfy { $0.size == Size(width: 140, height: 100) })
    #expect(zip(purchases, purchases.dropFirst()).allSatisfy { $1.minX - $0.minX == 50 && $1.minY == $0.minY })
  }

  @Test(arguments: [0, 1, 8, 9, 12, 13, 30, 100, 1000]) func anyNumberOfProductsStaysApartAndInPlace(count: Int) {
    let layout = VendingLayout(productCount: count)
    let area = Rect(x: 40, y: 100, width: 772, height: 506)
    #expect(layout.pictures.count == count)
    #expect(layout.pictures.allSatisfy { area.insetBy(dx: -1e-9, dy: -1e-9).contains($0) })
    for (a, b) in zip(layout.pictures, layout.pictures.dropFirst()) { #expect(!a.intersects(b)) }
    #expect(layout.productScale > 0 && layout.productScale <= 1)
  }

  @Test func moreProductsAreNeverLarger() {
    let scales = (0...200).map { VendingLayout(productCount: $0).productScale }
    #expect(zip(scales, scales.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test func thePurchasesThatFitAreTheLastOnes() {
    let count = VendingLayout.purchases(count: 1000).count
    #expect(count == 18)
    #expect(VendingLayout.purchases(count: 1000).allSatisfy { $0.maxX <= 1072 })
    #expect(VendingLayout.purchases(count: -1).isEmpty)
  }

  @Test func picturesOfProductsAreDrawnInTheirPlace() throws {
    var style = style
    style.pictures["Cola"] = try Image(grays: [[77]])
    var machine = try VendingMachine(menu: [VendingMachine.Product(name: "Cola", price: 0, stock: 2)])
    try machine.make(.buy("Cola"))
    let image = try VendingScreen(.user, of: machine, style: style).image()
    let picture = VendingLayout(productCount: 1).pictures[0]
    #expect(image.color(atPixelX: Int(picture.midX), y: Int(picture.midY)) == Color(white: 77.0 / 255))
    // Rounded corners: the ground shows.
    #expect(image.color(atPixelX: Int(picture.minX), y: Int(picture.minY)) == Color(white: 235.0 / 255))
    // 1 to 1 in 140×100 is 100 wide, in the middle.
    let bought = VendingLayout.purchases(count: 1)[0]
    #expect(image.color(atPixelX: Int(bought.midX) - 49, y: Int(bought.midY)) == Color(white: 77.0 / 255))
    #expect(image.color(atPixelX: Int(bought.midX) - 52, y: Int(bought.midY)) != Color(white: 77.0 / 255))
  }

  @Test func oddRectanglesDrawNothing() throws {
    let machine = try VendingMachine(menu: [])
    let empty = try DrawingContext(size: Size(width: 9, height: 9))
    for kind in VendingScreen.Kind.allCases {
      for rect in [
        Rect.null, .zero, Rect(x: 0, y: 0, width: .nan, height: 4), Rect(x: 0, y: .infinity, width: 1, height: 1),
      ] {
        VendingScreen(kind, of: machine, style: style).draw(in: rect, on: empty)
      }
    }
    #expect(empty.makeImage() == (try DrawingContext(size: Size(width: 9, height: 9)).makeImage()))
  }

  @Test func theAdminsScreenShowsWhatWasSold() throws {
    var machine = try VendingMachine(menu: [VendingMachine.Product(name: "Cola", price: 0, stock: 2)])
    let none = try VendingScreen(.admin, of: machine, style: style).image()
    try machine.make(.buy("Cola"))
    let one = try VendingScreen(.admin, of: machine, style: style).image()
    // The grey ring's hole, then the one sector in the palette's first colour.
    let (x, y) = (296, 300)
    #expect(none.color(atPixelX: x, y: y) == Color(white: 235.0 / 255))
    #expect(one.color(atPixelX: x, y: y) == Color(red8: 0xE6, green8: 0x9F, blue8: 0))
  }
}
