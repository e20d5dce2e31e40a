import Canvas
import Testing

/// The state as properties, Core Graphics' names for them, and calls that carry their paint.
@Suite struct DrawingStateTests {
  private static let size = Size(width: 16, height: 16)
  private static let gradient = Paint.linearGradient(
    Gradient(colors: [.red, .blue]), from: .zero, to: Point(x: 16, y: 16))

  @Test func defaults() throws {
    let context = try DrawingContext(size: Self.size)
    #expect(context.fillPaint == .color(.black) && context.strokePaint == .color(.black))
    #expect(context.strokeStyle == StrokeStyle() && context.lineWidth == 1)
    #expect(context.alpha == 1 && context.blendMode == .normal && context.shadow == nil && context.antialiases)
  }

  @Test func coreGraphicsNamesSetTheProperties() throws {
    let context = try DrawingContext(size: Self.size)
    context.setFill(Self.gradient)
    context.setStroke(Self.gradient)
    #expect(context.fillPaint == Self.gradient && context.strokePaint == Self.gradient)
    context.setFillColor(.red)
    context.setStrokeColor(.blue)
    #expect(context.fillPaint == .color(.red) && context.strokePaint == .color(.blue))
    context.setLineWidth(3)
    context.setLineCap(.round)
    context.setLineJoin(.bevel)
    context.setMiterLimit(4)
    context.setLineDash([2, 1], phase: 0.5)
    #expect(context.lineWidth == 3)
    #expect(
      context.strokeStyle
        == StrokeStyle(width: 3, cap: .round, join: .bevel, miterLimit: 4, dash: [2, 1], dashPhase: 0.5))
    context.setAlpha(0.25)
    context.setBlendMode(.multiply)
    context.setShadow(offset: Vector(dx: 1, dy: 2), blur: 3, color: .red)
    context.setShouldAntialias(false)
    #expect(context.alpha == 0.25 && context.blendMode == .multiply && !context.antialiases)
    #expect(context.shadow == Shadow(offset: Vector(dx: 1, dy: 2), blur: 3, color: .red))
  }

  @Test func propertiesAreSavedAndRestored() throws {
    let context = try DrawingContext(size: Self.size)
    context.withGState {
      context.fillPaint = Self.gradient
      context.strokePaint = Self.gradient
      context.strokeStyle.dash = [1, 2]
      context.lineWidth = 5
      context.alpha = 0.5
      context.blendMode = .xor
      context.shadow = Shadow(offset: .zero, blur: 2)
      context.antialiases = false
      #expect(context.strokeStyle == StrokeStyle(width: 5, dash: [1, 2]))
    }
    #expect(context.fillPaint == .color(.black) && context.strokePaint == .color(.black))
    #expect(context.strokeStyle == StrokeStyle())
    #expect(context.alpha == 1 && context.blendMode == .normal && context.shadow == nil && context.antialiases)
  }

  @Test(arguments: [(0.5, 0.5), (-1, 0), (2, 1), (.nan, 0), (.infinity, 1), (-.infinity, 0)])
  func alphaIsClamped(set: Double, read: Double) throws {
    let context = try DrawingContext(size: Self.size)
    context.alpha = set
    #expect(context.alpha == read)
  }

  // MARK: Calls that carry their paint

  private static let rect = Rect(x: 2.5, y: 3, width: 9, height: 8)
  private static let oval = Path(ovalIn: Rect(x: 1, y: 1, width: 13, height: 11))
  private static let style = StrokeStyle(width: 2, cap: .round, join: .round, dash: [3, 4])

  @Test(arguments: [Paint.color(.orange), gradient])
  func fillsAndStrokesWithAPaint(paint: Paint) throws {
    let pairs: [(with: (DrawingContext) -> Void, state: (DrawingContext) -> Void)] = [
      ({ $0.fill(Self.rect, with: paint) }, { $0.fill(Self.rect) }),
      ({ $0.fill(Self.oval, with: paint) }, { $0.fill(Self.oval) }),
      ({ $0.fill(Self.oval, with: paint, using: .evenOdd) }, { $0.fill(Self.oval, using: .evenOdd) }),
      ({ $0.stroke(Self.rect, with: paint) }, { $0.stroke(Self.rect) }),
      ({ $0.stroke(Self.oval, with: paint) }, { $0.stroke(Self.oval) }),
      ({ $0.stroke(Self.oval, with: paint, style: Self.style) }, { $0.stroke(Self.oval, style: Self.style) }),
      (
        { $0.stroke(Self.rect, with: paint, style: Self.style) },
        { $0.stroke(Path(rect: Self.rect), style: Self.style) }
      ),
      ({ $0.stroke(Self.oval, with: paint, lineWidth: 3) }, { $0.stroke(Self.oval, style: StrokeStyle(width: 3)) }),
      (
        { $0.stroke(Self.rect, with: paint, lineWidth: 3) },
        { $0.stroke(Path(rect: Self.rect), style: StrokeStyle(width: 3)) }
      ),
    ]
    for (place, pair) in pairs.enumerated() {
      let actual = try Image(size: Self.size) { context in
        context.lineWidth = 4
        pair.with(context)
        #expect(context.fillPaint == .color(.black) && context.strokePaint == .color(.black))
        #expect(context.strokeStyle == StrokeStyle(width: 4))
      }
      let expected = try Image(size: Self.size) { context in
        context.lineWidth = 4
        context.fillPaint = paint
        context.strokePaint = paint
        pair.state(context)
      }
      #expect(actual == expected, "\(place)")
    }
  }
}
