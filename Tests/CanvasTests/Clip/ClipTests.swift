import Canvas
import TestSupport
import Testing

@Suite struct ClipTests {
  private static let size = Size(width: 16, height: 12)

  // What is left of a picture filled whole, through clips.
  private func clipped(_ size: Size = size, _ clips: (DrawingContext) -> Void) throws -> Image {
    try Image(size: size) { context in
      clips(context)
      context.fill(context.bounds)
    }
  }

  private func filled(_ path: Path, size: Size = size) throws -> Image {
    try Image(size: size) { $0.fill(path) }
  }

  private func product(_ a: Image, _ b: Image) -> [Int] {
    zip(a.alphas, b.alphas).map { Int((Double($0) * Double($1) / 255).rounded()) }
  }

  @Test func aClipToARectangleOnPixelsIsExact() throws {
    let rect = Rect(x: 3, y: 2, width: 6, height: 5)
    #expect(try clipped { $0.clip(to: rect) } == filled(Path(rect: rect)))
    #expect(try clipped { $0.clip(to: Path(rect: rect)) } == filled(Path(rect: rect)))
  }

  @Test func aClipsEdgeHasTheCoverageOfItsShape() throws {
    let rect = Rect(x: 3.25, y: 2.5, width: 6.5, height: 5.125)
    #expect(try clipped { $0.clip(to: rect) } == filled(Path(rect: rect)))
    let oval = Path(ovalIn: Rect(x: 1.3, y: 0.7, width: 13, height: 10))
    #expect(try clipped { $0.clip(to: oval) } == filled(oval))
  }

  @Test func theRuleSaysWhatIsInside() throws {
    var ring = Path(rect: Rect(x: 1, y: 1, width: 10, height: 10))
    ring.addRect(Rect(x: 4, y: 4, width: 4, height: 4))
    #expect(try clipped { $0.clip(to: ring) }.alpha(5, 5) == 255)
    let evenOdd = try clipped { $0.clip(to: ring, using: .evenOdd) }
    #expect(evenOdd.alpha(5, 5) == 0 && evenOdd.alpha(2, 2) == 255)
  }

  @Test func nestedClipsMultiply() throws {
    var random = SeededGenerator(seed: 401)
    for i in 0..<40 {
      let a = random.path(segments: 4, in: Rect(x: -2, y: -2, width: 20, height: 16))
      let b = random.path(segments: 4, in: Rect(x: -2, y: -2, width: 20, height: 16))
      let both = try clipped {
        $0.clip(to: a)
        $0.clip(to: b)
      }
      #expect(both.alphas == product(try filled(a), try filled(b)), "\(i)")
      let shapeInClip = try Image(size: Self.size) {
        $0.clip(to: a)
        $0.fill(b)
      }
      #expect(shapeInClip.alphas == product(try filled(a), try filled(b)), "\(i)")
    }
  }

  // Tall enough that rows between the corners are drawn as groups of equal ones.
  @Test func tallClipsMultiply() throws {
    let size = Size(width: 60, height: 300)
    let card = Path(roundedRect: Rect(x: 2.25, y: 3.5, width: 50, height: 290), cornerRadius: 12)
    let other = Path(roundedRect: Rect(x: 10, y: -30, width: 40.5, height: 310), cornerRadius: 20)
    let slope = Path(polygon: [Point(x: 0, y: 120), Point(x: 55, y: 110), Point(x: 55, y: 295), Point(x: 0, y: 295)])
    // More stretches in a row than fit into a group's list.
    var comb = Path()
    for i in 0..<14 { comb.addRect(Rect(x: 4 * Double(i) + 0.25, y: 10.5, width: 2, height: 280)) }
    let shapes = [card, other, slope, comb]
    for a in shapes {
      for b in shapes {
        let expected = product(try filled(a, size: size), try filled(b, size: size))
        let both = try clipped(size) {
          $0.clip(to: a)
          $0.clip(to: b)
        }
        #expect(both.alphas == expected)
        let shapeInClip = try Image(size: size) {
          $0.clip(to: a)
          $0.fill(b)
        }
        #expect(shapeInClip.alphas == expected)
        let gradientInClip = try Image(size: size) {
          $0.clip(to: a)
          $0.setFill(.linearGradient(Gradient(colors: [.red, .blue]), from: .zero, to: Point(x: 60, y: 0)))
          $0.fill(b)
        }
        #expect(gradientInClip.alphas == expected)
      }
    }
  }

  @Test func rectanglesOfFractionsAndPathsNestInAnyOrder() throws {
    var random = SeededGenerator(seed: 402)
    for _ in 0..<40 {
      let path = random.path(segments: 4, in: Rect(x: -2, y: -2, width: 20, height: 16))
      let corner = random.point(in: Rect(x: 0, y: 0, width: 8, height: 6), step: 0.25)
      let rect = Rect(origin: corner, size: Size(width: 7.25, height: 5.5))
      let whole = Rect(x: 2, y: 3, width: 11, height: 7)
      let first = try clipped {
        $0.clip(to: whole)
        $0.clip(to: rect)
        $0.clip(to: path)
      }
      let second = try clipped {
        $0.clip(to: path)
        $0.clip(to: rect)
        $0.clip(to: whole)
      }
      #expect(first == second)
    }
  }

  // A clip's edge and images: the same coverages, another compositor.
  @Test func imagesAreClippedAsColours() throws {
    let black = try Image(size: Self.size) { $0.fill($0.bounds) }
    var random = SeededGenerator(seed: 403)
    for _ in 0..<20 {
      let path = random.path(segments: 4, in: Rect(x: -2, y: -2, width: 20, height: 16))
      let image = try Image(size: Self.size) {
        $0.clip(to: path)
        $0.draw(black, at: .zero)
      }
      #expect(try image == filled(path))
    }
  }

  @Test(arguments: [
    Rect(x: 20, y: 3, width: 5, height: 5), Rect(x: -9, y: -9, width: 5, height: 5),
    Rect(x: 3, y: 3, width: 0, height: 5),
    .null, Rect(x: .nan, y: 0, width: 5, height: 5), Rect(x: 0, y: 0, width: .infinity, height: 5),
    Rect(x: 1e300, y: 0, width: 5, height: 5), Rect(x: 4, y: -1e9, width: 5, height: 5),
  ])
  func aClipOutsideOrWithoutAreaLetsNothingThrough(rect: Rect) throws {
    #expect(try clipped { $0.clip(to: rect) }.isClear)
    #expect(try clipped { $0.clip(to: Path(rect: rect)) }.isClear)
    #expect(
      try clipped {
        $0.rotate(by: 1); $0.clip(to: rect); $0.rotate(by: -1)
      }.isClear)
  }

  @Test func aClipToAnEmptyOrOddPathLetsNothingThrough() throws {
    #expect(try clipped { $0.clip(to: Path()) }.isClear)
    var odd = Path(rect: Rect(x: 1, y: 1, width: 5, height: 5))
    odd.addLine(to: Point(x: .nan, y: 3))
    #expect(try clipped { $0.clip(to: odd) }.isClear)
    #expect(
      try clipped {
        $0.scaleBy(x: 0, y: 1); $0.clip(to: Rect(x: 0, y: 0, width: 9, height: 9))
      }.isClear)
  }

  @Test func aClipLargerThanThePictureChangesNothing() throws {
    let huge = Rect(x: -1e300, y: -1e300, width: 2e300, height: 2e300)
    #expect(try clipped { $0.clip(to: huge) }.alphas.allSatisfy { $0 == 255 })
    #expect(try clipped { $0.clip(to: Path(rect: huge)) }.alphas.allSatisfy { $0 == 255 })
  }

  @Test func theBoxOfTheClipIsInUserSpace() throws {
    let context = try DrawingContext(size: Self.size, scale: 2)
    #expect(context.boundingBoxOfClipPath == Rect(x: 0, y: 0, width: 16, height: 12))
    context.translateBy(x: 4, y: 2)
    context.clip(to: Rect(x: 0, y: 0, width: 3, height: 5))
    #expect(context.boundingBoxOfClipPath == Rect(x: 0, y: 0, width: 3, height: 5))
    context.clip(to: Rect(x: 10, y: 0, width: 3, height: 5))
    #expect(context.boundingBoxOfClipPath.isNull)
  }
  @Test func theBoxOfTheClipIsThatOfItsPixels() throws {
    let context = try DrawingContext(size: Size(width: 60, height: 50))
    context.withGState {
      // The box of a turned path's own box would be much larger.
      context.translateBy(x: 30, y: 25)
      context.rotate(by: .pi / 4)
      context.clip(to: Path(ovalIn: Rect(x: -10, y: -10, width: 20, height: 20)))
      context.rotate(by: -.pi / 4)
      #expect(context.boundingBoxOfClipPath == Rect(x: -10, y: -10, width: 20, height: 20))
    }
    context.withGState {
      context.clip(to: Rect(x: 5, y: 6, width: 40, height: 30))
      context.clip(excluding: Path(rect: Rect(x: 0, y: 0, width: 60, height: 20)))
      #expect(context.boundingBoxOfClipPath == Rect(x: 5, y: 20, width: 40, height: 16))
      context.clip(excluding: Path(rect: Rect(x: 0, y: 0, width: 60, height: 50)))
      #expect(context.boundingBoxOfClipPath.isNull)
    }
    // In an even-odd clip's hole nothing is drawn, and its box is the whole's.
    var ring = Path(rect: Rect(x: 11, y: 3, width: 31, height: 41))
    ring.addRect(Rect(x: 13, y: 5, width: 27, height: 37))
    context.clip(to: ring, using: .evenOdd)
    #expect(context.boundingBoxOfClipPath == Rect(x: 11, y: 3, width: 31, height: 41))
    context.fill(context.bounds)
    let image = context.makeImage()
    #expect(image.alpha(11, 3) == 255)
    #expect(image.alpha(41, 43) == 255)
    #expect(image.alpha(20, 20) == 0)
    #expect(image.alphas.filter { $0 > 0 }.count == 31 * 41 - 27 * 37)
  }
}
