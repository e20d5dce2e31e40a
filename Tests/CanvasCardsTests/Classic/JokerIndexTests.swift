import Canvas
import CanvasCards
import Testing

/// The size of the indices of jokers.
@Suite struct JokerIndexTests {
  private func image(_ size: Double, _ card: Size, _ corners: ClassicDesign.IndexCorners = .two) throws -> Image {
    var design = ClassicDesign()
    (design.indexSize, design.indexCorners, design.hasOutline, design.hasIndicesOnly) = (size, corners, false, true)
    return try CardFace(.joker(.red), style: CardStyle(design)).image(size: card, scale: 2)
  }

  /// The bounds of what is red on the left half of a picture.
  private func index(_ image: Image) -> Rect {
    var box = Rect.null
    for y in 0..<image.pixelHeight {
      for x in 0..<image.pixelWidth / 2 where image.pixels[x, y].alpha == 255 && image.pixels[x, y].green < 128 {
        box = box.union(Rect(x: Double(x), y: Double(y), width: 1, height: 1))
      }
    }
    return box
  }

  @Test(arguments: [1.2, 1.35, 1.5, 1.94, 2.2]) func itGrowsAsTheOthersDo(size: Double) throws {
    let poker = Size(width: 250, height: 350)
    let (usual, large) = (try index(image(1, poker)), try index(image(size, poker)))
    #expect(abs(large.height / usual.height - size) < 0.02 && abs(large.width / usual.width - size) < 0.1)
    // At most a tenth of a millimetre nearer to the edge.
    #expect(large.minX >= 12 && large.minY >= 26)
  }

  @Test(arguments: [Size(width: 250, height: 350), Size(width: 225, height: 350), Size(width: 350, height: 350)])
  func itIsBesideTheFrame(card: Size) throws {
    for size in stride(from: 1.0, through: 2.2, by: 0.1) {
      var design = ClassicDesign()
      (design.indexSize, design.hasOutline) = (size, false)
      let whole = try CardFace(.joker(.red), style: CardStyle(design)).image(size: card, scale: 2)
      let box = index(try image(size, card))
      // A column of the ground is between the index, with the pixels at its edge, and the frame.
      let isBetween = (Int(box.maxX)...Int(box.maxX) + 3).contains { column in
        (30..<whole.pixelHeight / 2).allSatisfy { whole.pixels[column, $0].green == 255 }
      }
      #expect(isBetween, "\(size)")
      #expect((0..<whole.pixelWidth / 2).contains { whole.pixels[$0, whole.pixelHeight / 2].green < 100 })
    }
  }

  @Test func fourIndicesDontTouchEachOther() throws {
    for size in [1.35, 2.2] {
      let whole = try image(size, Size(width: 250, height: 350), .four)
      #expect((0..<100).allSatisfy { whole.pixels[$0, 350].green == 255 })
    }
  }
}
