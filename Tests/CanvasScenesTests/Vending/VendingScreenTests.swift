import Canvas
import CanvasScenes
import TestSupport
import Testing

@Suite struct VendingScreenTests {
  private let style: VendingStyle

  init() throws { style = VendingStyle(font: try Font.default(size: 1)) }

  @Test func productsHaveTheSizesOfTheDocument() {
    let layout = VendingLayout(productCount: 8)
    let pictures = layout.pictures
    #expect(layout.screen == Size(width: 1112, height: 834))
    #expect(pictures.allSatisfy { $0.size == Size(width: 150, height: 150) })
    #expect(pictures[0].minY == pictures[3].minY && pictures[4].minX == pictures[0].minX)
    let purchases = layout.purchases(count: 5)
    #expect(purchases.allSatisfy { $0.size == Size(width: 140, height: 100) })
    #expect(zip(purchases, purchases.dropFirst()).allSatisfy { $1.minX - $0.minX == 50 && $1.minY == $0.minY })
  }

  @Test(arguments: [0, 1, 8, 9, 12, 13, 30, 100, 1000], VendingLayout.Orientation.allCases)
  func anyNumberOfProductsStaysApartAndInPlace(count: Int, orientation: VendingLayout.Orientation) {
    let layout = VendingLayout(productCount: count, orientation: orientation)
    let area = Rect(x: 40, y: 92, width: orientation == .landscape ? 792 : 754, height: 552)
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
    for (orientation, most, right) in [(VendingLayout.Orientation.landscape, 18, 1072.0), (.portrait, 13, 794)] {
      let layout = VendingLayout(productCount: 8, orientation: orientation)
      let purchases = layout.purchases(count: 1000)
      #expect(purchases.count == most)
      #expect(purchases.allSatisfy { $0.maxX <= right && $0.maxY <= layout.screen.height - 40 })
      #expect(layout.purchases(count: -1).isEmpty)
    }
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
    let bought = VendingLayout(productCount: 1).purchases(count: 1)[0]
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

  @Test func aScreenThatIsHeldUprightHasNoEmptyBands() throws {
    for (kind, size) in [
      (VendingScreen.Kind.user, Size(width: 834, height: 1112)), (.admin, Size(width: 834, height: 1112)),
      (.user, Size(width: 1112, height: 834)), (.admin, Size(width: 1112, height: 834)),
    ] {
      let image = try VendingScreen(kind, of: .example, style: style).image(size: size)
      let ground = Color(white: 235.0 / 255)
      let used = (0..<image.pixelHeight).filter { y in
        (0..<image.pixelWidth).contains { image.color(atPixelX: $0, y: y) != ground }
      }
      // The margins, 40 wide, are all that is free.
      #expect(try #require(used.first) <= 40 && #require(used.last) >= image.pixelHeight - 41)
      let gaps = zip(used, used.dropFirst()).map { $1 - $0 }
      // Above the pie's labels a little more is free than between panels.
      #expect(try #require(gaps.max()) <= 64, "\(kind) \(size)")
    }
  }

  @Test func buttonsOfWhatCanBeBoughtAreBlue() throws {
    // The balance of 2500 is enough for all but the green tea, which is sold out.
    let image = try VendingScreen(.user, of: .example, style: style).image()
    for (index, picture) in VendingLayout(productCount: 8).pictures.enumerated() {
      let color = image.color(atPixelX: Int(picture.midX), y: Int(picture.maxY) + 50)
      #expect((color == Color(red8: 0, green8: 98, blue8: 204)) == (index != 4), "\(index)")
    }
    var poor = VendingMachine.example
    try poor.make(.buy("Lemonade"))
    let grey = try VendingScreen(.user, of: poor, style: style).image()
    let cola = VendingLayout(productCount: 8).pictures[0]
    #expect(
      grey.color(atPixelX: Int(cola.midX), y: Int(cola.maxY) + 50) == Color(red8: 217, green8: 220, blue8: 224))
  }

  @Test func theAppsGraphCoversWhatItHasGrownOver() throws {
    var visit = VendingVisit(.example, screen: .admin, graphOn: .landscape)
    let before = try VendingScreen(visit, style: style).image()
    #expect(before.color(atPixelX: 60, y: 356) == Color(white: 235.0 / 255))
    try visit.make(.touch(.down(Point(x: 396, y: 356))))
    #expect(try VendingScreen(visit, style: style).image().color(atPixelX: 296, y: 300) == .black)
    for _ in 0..<10 { try visit.make(.touch(.move(Point(x: 1100, y: 356)))) }
    let disc = try VendingScreen(visit, style: style).image()
    // A radius of 290 about (296, 356), and outside of that the view's disc.
    #expect(disc.color(atPixelX: 10, y: 356) == .black && disc.color(atPixelX: 583, y: 356) == .black)
    try visit.make(.touch(.up))
    let ended = try VendingScreen(visit, style: style).image()
    #expect(ended.color(atPixelX: 420, y: 400) != before.color(atPixelX: 420, y: 400))
    // A shake brings the first size back, and keeps the colours.
    try visit.make(.touch(.shake))
    let shaken = try VendingScreen(visit, style: style).image()
    #expect(shaken.color(atPixelX: 420, y: 400) == ended.color(atPixelX: 420, y: 400))
    for (x, y) in [(60, 356), (10, 356), (583, 356), (97, 157)] {
      #expect(shaken.color(atPixelX: x, y: y) == before.color(atPixelX: x, y: y))
    }
  }

  @Test(arguments: [1.0, 0.5, 2], [8, 15]) func aLongNameEndsWithAnEllipsisAndIsNeverTiny(scale: Double, count: Int)
    throws
  {
    // The height of the letters of a name: of the same picture with and without it.
    func image(_ name: String) throws -> Image {
      let menu = (0..<count).map {
        VendingMachine.Product(name: $0 == 0 ? name : "Drink \($0)", price: 100, stock: 1)
      }
      return try VendingScreen(.user, of: VendingMachine(menu: menu), style: style).image(scale: scale)
    }
    // Zero wide.
    let blank = try image("\u{200B}")
    func rows(_ name: String) throws -> [Int] {
      let picture = VendingLayout(productCount: count).pictures[0]
      let image = try image(name)
      return (Int(picture.maxY * scale)..<Int((picture.maxY + 46) * scale)).filter { y in
        (0..<Int(picture.maxX * scale) + 5).contains {
          image.color(atPixelX: $0, y: y) != blank.color(atPixelX: $0, y: y)
        }
      }
    }
    // A row of x heights of a font of 9 pixels is 5 high; in two lines there is a gap.
    let long = try rows(String(repeating: "xenon ", count: 40))
    #expect(long.count >= 5, "\(long)")
    let narrow = try rows(String(repeating: "x", count: 200))
    #expect(narrow.count >= 5, "\(narrow)")
  }

  @Test func wordsAndAmountsFollowTheStyle() throws {
    var style = style
    let english = try VendingScreen(.user, of: .example, style: style).image()
    style.currency.unit = .word
    let word = try VendingScreen(.user, of: .example, style: style).image()
    style.language = .korean
    let korean = try VendingScreen(.user, of: .example, style: style).image()
    style.textSizeFactor = 1.3
    let large = try VendingScreen(.user, of: .example, style: style).image()
    #expect(Set([english, word, korean, large]).count == 4)
    // What is no size counts as 1.
    for factor in [0, -1, .nan, .infinity] {
      style.textSizeFactor = factor
      #expect(try VendingScreen(.user, of: .example, style: style).image() == korean)
    }
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
