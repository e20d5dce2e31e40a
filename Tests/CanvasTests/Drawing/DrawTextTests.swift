import Canvas
import TestSupport
import Testing

@Suite struct DrawTextTests {
  private static let size = Size(width: 160, height: 90)
  private let font: Font

  init() throws { font = try Font(path: SystemFonts.regular, size: 40) }

  private func picture(_ draw: (DrawingContext) -> Void) throws -> Image { try Image(size: Self.size, drawing: draw) }

  // The pixels that are not empty.
  private func inkBox(_ image: Image) -> Rect {
    var box = Rect.null
    for y in 0..<image.pixelHeight {
      for x in 0..<image.pixelWidth where image.alpha(x, y) > 0 {
        box = box.union(Rect(x: Double(x), y: Double(y), width: 1, height: 1))
      }
    }
    return box
  }

  @Test func atAPointTheLineBoxHasItsTopLeftThere() throws {
    let text = StyledText("H", font: font)
    let image = try picture { $0.draw(text, at: Point(x: 20, y: 10)) }
    let box = text.path(at: Point(x: 20, y: 10)).boundingBoxOfPath
    #expect(inkBox(image) == box.integral)
    #expect(inkBox(image).minY > 10 && inkBox(image).maxY < 10 + font.ascent + 1)
  }

  @Test func onABaselineItStandsOnIt() throws {
    let text = StyledText("H", font: font)
    let image = try picture { $0.draw(text, baselineAt: Point(x: 20, y: 60)) }
    #expect(inkBox(image).maxY == 60)
    let above = try picture { $0.draw(text, at: Point(x: 20, y: 60 - font.ascent)) }
    #expect(largestDifference(image.alphas, above.alphas).map { $0 <= 1 } == true)
  }

  @Test func theBaselineIsThatOfTheFirstLine() throws {
    let image = try picture { $0.draw(StyledText("H\nH", font: font), baselineAt: Point(x: 20, y: 30)) }
    let two = try picture {
      $0.draw(StyledText("H", font: font), baselineAt: Point(x: 20, y: 30))
      $0.draw(StyledText("H", font: font), baselineAt: Point(x: 20, y: 30 + font.lineHeight))
    }
    #expect(largestDifference(image.alphas, two.alphas).map { $0 <= 1 } == true)
  }

  @Test func aLargeLetterIsItsOutlineFilled() throws {
    for letter in ["g", "8", "♠"] {
      let text = StyledText(letter, font: font)
      let drawn = try picture { $0.draw(text, at: Point(x: 20.3, y: 10.7)) }
      let filled = try picture { $0.fill(text.path(at: Point(x: 20.3, y: 10.7))) }
      #expect(largestDifference(drawn.alphas, filled.alphas).map { $0 <= 2 } == true)
      #expect(!drawn.isClear)
    }
  }

  // What was drawn before, and so is kept, is no part of the result.
  @Test(arguments: [14.0, 40, 90]) func aLetterIsTheSameWhereverItWasDrawnBefore(size: Double) throws {
    let used = try Font(path: SystemFonts.regular, size: size)
    let point = Point(x: 20.3, y: 3.7)
    _ = try picture { context in
      for (x, y) in [(20.3, 3.7), (120.3, 3.7), (21.05, 3.7), (20.3, 4.2)] {
        context.draw(StyledText("8g", font: used), at: Point(x: x, y: y))
      }
    }
    // A font that is read anew keeps nothing yet.
    let bytes = try FileReader.bytes(of: SystemFonts.regular, limit: 1 << 24)
    let new = try Font(bytes: bytes, size: size)
    let images = try [used, new].map { font in
      try picture { $0.draw(StyledText("8g", font: font, color: .red), at: point) }
    }
    #expect(images[0] == images[1] && !images[0].isClear)
    // Whole pixels further on it is moved.
    let moved = try picture { $0.draw(StyledText("8g", font: used, color: .red), at: point.offsetBy(dx: 7, dy: -1)) }
    for y in 1..<89 {
      for x in 7..<160 { #expect(moved.pixels[x, y - 1] == images[0].pixels[x - 7, y]) }
    }
  }

  // Any part that is cut off, by the picture or a clip, is as it is in the whole letter.
  @Test(arguments: [12.0, 60]) func aLetterIsCutAtThePixel(size: Double) throws {
    let font = try Font(path: SystemFonts.regular, size: size)
    let text = StyledText("8", font: font)
    let whole = try picture { $0.draw(text, at: Point(x: 10.25, y: 5.5)) }
    for cut in [
      Rect(x: 11, y: 7, width: 9, height: 30), Rect(x: 13, y: 0, width: 3, height: 11),
      Rect(origin: .zero, size: Self.size),
    ] {
      let clipped = try picture { context in
        context.clip(to: cut)
        context.draw(text, at: Point(x: 10.25, y: 5.5))
      }
      let small = try Image(size: cut.size) { $0.draw(text, at: Point(x: 10.25 - cut.minX, y: 5.5 - cut.minY)) }
      for y in 0..<90 {
        for x in 0..<160 {
          let isInside = cut.contains(Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
          #expect(clipped.alpha(x, y) == (isInside ? whole.alpha(x, y) : 0))
          if isInside { #expect(small.alpha(x - Int(cut.minX), y - Int(cut.minY)) == whole.alpha(x, y)) }
        }
      }
    }
  }

  @Test func itHasItsOwnColour() throws {
    let image = try picture {
      $0.setFillColor(.green)
      $0.draw(StyledText("█", font: font, color: .red), at: .zero)
    }
    #expect(image.channels(10, 20) == [255, 0, 0, 255])
  }

  @Test func inARectangleEachLineIsAligned() throws {
    let rect = Rect(x: 30, y: 5, width: 100, height: 10)
    for (alignment, place) in [(TextAlignment.left, 0.0), (.center, 0.5), (.right, 1)] {
      let text = StyledText("H", font: font, alignment: alignment)
      let drawn = try picture { $0.draw(text, in: rect) }
      let x = rect.minX + (rect.width - text.size().width) * place
      let expected = try picture { $0.draw(StyledText("H", font: font), at: Point(x: x, y: 5)) }
      #expect(largestDifference(drawn.alphas, expected.alphas).map { $0 <= 1 } == true, "\(alignment)")
    }
  }

  @Test func linesThatEndBelowTheRectangleAreLeftOut() throws {
    let line = font.lineHeight / 2
    func drawn(_ height: Double, _ alignment: ParagraphStyle.VerticalAlignment = .top, _ string: String = "H\nH\nH\nH")
      throws -> Image
    {
      var text = StyledText(string, font: font.withSize(20))
      text.paragraph.verticalAlignment = alignment
      return try picture { $0.draw(text, in: Rect(x: 4, y: 4, width: 60, height: height)) }
    }
    func lines(_ count: Int) -> String { Array(repeating: "H", count: count).joined(separator: "\n") }
    for (height, count) in [
      (2 * line, 2), (2 * line - 0.1, 1), (2.9 * line, 2), (3 * line, 3), (100, 4), (line / 2, 1),
    ] {
      let size = Double(count) * line
      #expect(try drawn(height) == drawn(size, .top, lines(count)), "\(height)")
      if height > line {
        #expect(try drawn(height, .bottom) == drawn(height, .bottom, lines(count)), "\(height)")
        #expect(try drawn(height, .middle) == drawn(height, .middle, lines(count)), "\(height)")
      }
    }
    // Broken lines, as paragraphs.
    #expect(try drawn(2 * line, .top, "HHH HHH HHH HHH") == drawn(2 * line, .top, "HHH\nHHH"))
    // A truncated text ends with an ellipsis as before.
    var truncated = StyledText("H\nH\nH", font: font.withSize(20))
    truncated.paragraph.truncation = .tail
    let layout = truncated.layout(width: 60, height: 2 * line)
    #expect(
      try picture { $0.draw(truncated, in: Rect(x: 4, y: 4, width: 60, height: 2 * line)) }
        == picture { $0.draw(layout, at: Point(x: 4, y: 4)) })
  }

  @Test func smallTextSnapsToQuartersOfAPixel() throws {
    let text = StyledText("Ag", font: font.withSize(12))
    func at(_ x: Double, _ y: Double) throws -> Image { try picture { $0.draw(text, baselineAt: Point(x: x, y: y)) } }
    #expect(try at(10.1, 40.05) == at(10, 40))
    #expect(try at(10.2, 40) == at(10.25, 40))
    #expect(try at(10.25, 40) != at(10, 40))
    #expect(try at(10, 40.3) == at(10, 40.25))
    // Moved by whole pixels it is the same picture, moved.
    let moved = try picture {
      $0.translateBy(x: 7, y: 3)
      $0.draw(text, baselineAt: Point(x: 10.2, y: 40.1))
    }
    #expect(try moved == at(17.2, 43.1))
  }

  @Test func largeTextDoesNotSnap() throws {
    let text = StyledText("A", font: font)
    let a = try picture { $0.draw(text, at: Point(x: 10, y: 10)) }
    #expect(try a != picture { $0.draw(text, at: Point(x: 10.1, y: 10)) })
  }

  @Test func lettersThatWereDrawnBeforeAreDrawnAgain() throws {
    let bytes = try FileReader.bytes(of: SystemFonts.regular, limit: 1 << 24)
    let shared = try Font(bytes: bytes, size: 40)
    // More places of a pixel, letters and scales than there is room for at the start.
    var random = SeededGenerator(seed: 13)
    let letters = (0..<300).map { _ in
      (
        string: String(Character(Unicode.Scalar(UInt8(33 + random.next(below: 90))))),
        place: Point(x: Double(random.next(below: 9_000)) / 64, y: Double(random.next(below: 5_000)) / 64),
        scale: Double(1 + random.next(below: 3)) / 2
      )
    }
    func picture(_ font: (Int) throws -> Font) throws -> Image {
      try Image(size: Size(width: 200, height: 130)) { context in
        for (i, letter) in letters.enumerated() {
          context.saveGState()
          context.translateBy(x: letter.place.x, y: letter.place.y)
          context.scaleBy(x: letter.scale, y: letter.scale)
          context.setAlpha(0.3)
          context.draw(StyledText(letter.string, font: try font(i)), at: .zero)
          context.restoreGState()
        }
      }
    }
    let first = try picture { _ in shared }
    let second = try picture { _ in shared }
    let fresh = try picture { i in i % 3 == 0 ? try Font(bytes: bytes, size: 40) : shared }
    #expect(first == second)
    #expect(first == fresh)
  }

  @Test func textTurnsAndGrowsWithTheTransform() throws {
    let text = StyledText("10", font: font.withSize(20))
    let grown = try picture {
      $0.scaleBy(x: 2, y: 2)
      $0.draw(text, at: Point(x: 5, y: 5))
    }
    let large = try picture { $0.draw(StyledText("10", font: font), at: Point(x: 10, y: 10)) }
    #expect(largestDifference(grown.alphas, large.alphas).map { $0 <= 1 } == true)
    let turned = try picture {
      $0.translateBy(x: 160, y: 90)
      $0.rotate(by: Double.pi)
      $0.draw(StyledText("10", font: font), at: Point(x: 10, y: 10))
    }
    // Chords are the same, points rounded to 1/256 pixel to the other side.
    #expect(largestDifference(turned.alphas.reversed(), large.alphas).map { $0 <= 2 } == true)
  }

  @Test func aVariationSelectorDrawsNothing() throws {
    let plain = try picture { $0.draw(StyledText("♥A", font: font), at: .zero) }
    let selected = try picture { $0.draw(StyledText("♥\u{FE0F}A", font: font), at: .zero) }
    #expect(plain == selected)
    #expect(try picture { $0.draw(StyledText("\u{FE0F}", font: font), at: .zero) }.isClear)
  }

  @Test(arguments: [Point(x: .nan, y: 0), Point(x: 0, y: .infinity), Point(x: 1e300, y: 0), Point(x: 0, y: -1e300)])
  func textAtNoPlaceDrawsNothing(point: Point) throws {
    let image = try picture {
      $0.draw(StyledText("10\nA", font: font), at: point)
      $0.draw(StyledText("10", font: font), baselineAt: point)
      $0.draw(StyledText("10", font: font), in: Rect(origin: point, size: Size(width: 50, height: 50)))
      $0.draw(StyledText("10", font: font), in: .null)
    }
    #expect(image.isClear)
  }

  @Test func emptyTextDrawsNothing() throws {
    let image = try picture {
      $0.draw(StyledText("", font: font), at: .zero)
      $0.draw(StyledText(" \n ", font: font), baselineAt: Point(x: 5, y: 50))
      $0.draw(StyledText("A", font: font.withSize(0)), baselineAt: Point(x: 5, y: 50))
    }
    #expect(image.isClear)
  }
}
