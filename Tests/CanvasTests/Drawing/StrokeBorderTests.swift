import Canvas
import TestSupport
import Testing

@Suite struct StrokeBorderTests {
  private func picture(_ draw: (DrawingContext) throws -> Void) throws -> Image {
    try Image(size: Size(width: 24, height: 20), drawing: draw)
  }

  @Test func itLiesInsideOfTheRectangle() throws {
    let image = try picture {
      $0.setStrokeColor(.red)
      $0.strokeBorder(Rect(x: 2, y: 3, width: 10, height: 8), lineWidth: 2)
    }
    for y in 0..<20 {
      for x in 0..<24 {
        let isInside = (2..<12).contains(x) && (3..<11).contains(y)
        let isHole = (4..<10).contains(x) && (5..<9).contains(y)
        #expect(image.channels(x, y) == (isInside && !isHole ? [255, 0, 0, 255] : [0, 0, 0, 0]))
      }
    }
  }

  // A border and the rounded rectangle inside of it are the rounded rectangle around it, but for edges blended twice.
  @Test func withItsInsideItIsTheWholeRectangle() throws {
    let rect = Rect(x: 1.5, y: 2, width: 20, height: 16)
    for radius in [0.0, 2, 5, 40] {
      let outer = CornerRadii(radius).topLeft
      let whole = try picture { $0.fill(Path(roundedRect: rect, cornerRadius: outer)) }
      let inside = try picture {
        $0.fill(Path(roundedRect: rect.insetBy(dx: 3, dy: 3), cornerRadius: max(0, min(radius, 8) - 3)))
      }
      let border = try picture { $0.strokeBorder(rect, cornerRadius: radius, lineWidth: 3) }
      for i in whole.alphas.indices {
        #expect(abs(whole.alphas[i] - inside.alphas[i] - border.alphas[i]) <= 1)
      }
    }
  }

  @Test func aBorderOfHalfTheSideFillsAll() throws {
    let rect = Rect(x: 2, y: 3, width: 10, height: 8)
    for width in [4, 4.5, 1e9, 1e300] {
      #expect(
        try picture { $0.strokeBorder(rect, cornerRadius: 3, lineWidth: width) }
          == picture { $0.fill(Path(roundedRect: rect, cornerRadius: 3)) })
    }
  }

  @Test func aBorderCanCarryItsPaint() throws {
    let rect = Rect(x: 2, y: 3, width: 12, height: 9)
    let paint = Paint.linearGradient(Gradient(colors: [.red, .blue]), from: .zero, to: Point(x: 20, y: 20))
    let radii = CornerRadii(topLeft: 4, topRight: 0, bottomRight: 2, bottomLeft: 1)
    let carried = try picture {
      $0.strokeBorder(rect, cornerRadius: 3, with: paint, lineWidth: 2)
      $0.strokeBorder(rect, with: .color(.green), lineWidth: 1)
      $0.strokeBorder(rect.insetBy(dx: 1, dy: 1), radii: radii, with: paint, lineWidth: 1)
      #expect($0.strokePaint == .color(.black))
    }
    let set = try picture {
      $0.strokePaint = paint
      $0.strokeBorder(rect, cornerRadius: 3, lineWidth: 2)
      $0.strokePaint = .color(.green)
      $0.strokeBorder(rect, lineWidth: 1)
      $0.strokePaint = paint
      $0.strokeBorder(rect.insetBy(dx: 1, dy: 1), radii: radii, lineWidth: 1)
    }
    #expect(carried == set)
    #expect(try picture { $0.strokeBorder(rect, with: paint, lineWidth: .nan) }.isClear)
  }

  @Test func aRectangleBackwardsIsTheSameRectangle() throws {
    #expect(
      try picture { $0.strokeBorder(Rect(x: 12, y: 11, width: -10, height: -8), cornerRadius: 3, lineWidth: 2) }
        == picture { $0.strokeBorder(Rect(x: 2, y: 3, width: 10, height: 8), cornerRadius: 3, lineWidth: 2) })
  }

  @Test(arguments: [0, -1, .nan, .infinity] as [Double]) func noWidthDrawsNothing(width: Double) throws {
    #expect(try picture { $0.strokeBorder($0.bounds, cornerRadius: 3, lineWidth: width) }.isClear)
  }

  @Test(arguments: [
    Rect.null, .zero, Rect(x: .nan, y: 1, width: 5, height: 5), Rect(x: 1, y: 1, width: .infinity, height: 5),
    Rect(x: 1, y: 1, width: 0, height: 5), Rect(x: 100, y: 100, width: 5, height: 5),
  ])
  func noRectangleDrawsNothing(rect: Rect) throws {
    #expect(try picture { $0.strokeBorder(rect, cornerRadius: 3, lineWidth: 2) }.isClear)
  }

  @Test func oddRadiiAreNoRadiiOrTheLargest() throws {
    let rect = Rect(x: 2, y: 3, width: 10, height: 8)
    func border(_ radius: Double) throws -> Image {
      try picture { $0.strokeBorder(rect, cornerRadius: radius, lineWidth: 2) }
    }
    #expect(try border(-5) == border(0))
    #expect(try border(.infinity) == border(4))
    _ = try border(.nan)
  }
}
