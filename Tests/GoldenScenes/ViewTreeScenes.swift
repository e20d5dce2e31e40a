import Canvas
import CanvasScenes

/// `LayerView`: rectangles with backgrounds, borders and views on top of them.
enum ViewTreeScenes {
  static let all: [GoldenScene] = [
    scene("painted-in-order") { context in
      var below = plate(Rect(x: 10, y: 10, width: 70, height: 70), .lightGray)
      below.subviews = [
        plate(Rect(x: 10, y: 10, width: 35, height: 35), .red),
        plate(Rect(x: 25, y: 25, width: 35, height: 35), .green),
        plate(Rect(x: 40, y: 40, width: 40, height: 40), .blue),
      ]
      try below.draw(on: context)
    },
    scene("border-above-its-subviews") { context in
      var framed = plate(Rect(x: 15, y: 15, width: 70, height: 70), .white)
      framed.borderWidth = 5
      framed.borderColor = blue
      framed.cornerRadius = 16
      framed.clipsToBounds = true
      framed.subviews = [
        plate(Rect(x: 0, y: 0, width: 35, height: 35), .orange),
        plate(Rect(x: 35, y: 35, width: 45, height: 45), green),
      ]
      try framed.draw(on: context)
    },
    scene("reaching-out-and-clipped", size: Size(width: 160, height: 80)) { context in
      for (x, clips) in [(15.0, false), (95, true)] {
        var below = plate(Rect(x: x, y: 15, width: 50, height: 50), .lightGray)
        below.cornerRadius = 12
        below.clipsToBounds = clips
        var disc = plate(Rect(x: 20, y: 20, width: 40, height: 40), .red)
        disc.cornerRadius = 20
        below.subviews = [disc, plate(Rect(x: -10, y: -10, width: 25, height: 25), blue)]
        try below.draw(on: context)
      }
    },
    scene("group-alpha", size: Size(width: 160, height: 80)) { context in
      // Left: each on its own half transparent. Right: all together.
      for (x, isGroup) in [(8.0, false), (88, true)] {
        var below = plate(Rect(x: x, y: 8, width: 45, height: 45), .red)
        below.subviews = [plate(Rect(x: 18, y: 18, width: 45, height: 45), .blue)]
        if isGroup {
          below.alpha = 0.5
        } else {
          below.background = .color(.red.withAlpha(0.5))
          below.subviews[0].alpha = 0.5
        }
        try below.draw(on: context)
      }
    },
    scene("hidden") { context in
      for i in 0..<9 {
        var tile = plate(
          Rect(x: 8 + Double(i % 3) * 30, y: 8 + Double(i / 3) * 30, width: 24, height: 24),
          Color(hue: Double(i) / 9, saturation: 0.7, brightness: 0.85))
        tile.cornerRadius = 5
        tile.isHidden = i % 3 == i / 3
        try tile.draw(on: context)
      }
    },
    scene("turned-in-its-frame") { context in
      var turned = plate(Rect(x: 30, y: 20, width: 40, height: 60), .white)
      turned.cornerRadius = 6
      turned.borderWidth = 2
      turned.transform = Transform(rotationAngle: .pi / 5)
      turned.subviews = [plate(Rect(x: 8, y: 8, width: 10, height: 10), .red)]
      context.setStrokeColor(.lightGray)
      context.stroke(turned.frame)
      try turned.draw(on: context)
    },
    scene("transforms-of-views-on-views") { context in
      var view = plate(Rect(x: 8, y: 8, width: 30, height: 30), Color(white: 0.2))
      for i in (0..<5).reversed() {
        view.center = Point(x: 40, y: 40)
        var below = plate(
          Rect(x: 10, y: 10, width: 80, height: 80), Color(hue: Double(i) / 5, saturation: 0.6, brightness: 0.9))
        view.transform = Transform(rotationAngle: 0.3).scaledBy(x: 0.82, y: 0.82)
        below.subviews = [view]
        view = below
      }
      view.transform = Transform(rotationAngle: 0.1).scaledBy(x: 0.95, y: 0.95)
      try view.draw(on: context)
    },
    scene("shadow-of-a-group") { context in
      var below = plate(Rect(x: 15, y: 15, width: 50, height: 40), .orange)
      below.cornerRadius = 10
      var badge = plate(Rect(x: 35, y: 25, width: 30, height: 30), .red)
      badge.cornerRadius = 15
      below.subviews = [badge]
      below.shadow = Shadow(offset: Vector(dx: 4, dy: 6), blur: 6)
      try below.draw(on: context)
    },
    scene("own-drawing-stays-inside") { context in
      var dial = LayerView(frame: Rect(x: 12, y: 12, width: 76, height: 76)) { context, bounds in
        context.setStrokeColor(green)
        context.setLineWidth(6)
        for radius in stride(from: 6.0, to: 60, by: 12) {
          context.stroke(Path(ovalIn: Rect(center: bounds.center, size: Size(width: 2 * radius, height: 2 * radius))))
        }
      }
      dial.background = .color(Color(white: 0.95))
      dial.borderWidth = 1
      try dial.draw(on: context)
    },
    scene("backgrounds-of-paints", size: Size(width: 150, height: 60)) { context in
      let gradient = Gradient(colors: [.yellow, .red, .purple], interpolation: .oklab)
      let paints: [Paint] = [
        .linearGradient(gradient, from: .zero, to: Point(x: 0, y: 40)),
        .radialGradient(gradient, center: Point(x: 20, y: 20), radius: 24), .image(try felt()),
      ]
      for (i, paint) in paints.enumerated() {
        var tile = LayerView(frame: Rect(x: 7.5 + Double(i) * 47, y: 10, width: 40, height: 40))
        tile.background = paint
        tile.cornerRadius = 9
        tile.borderWidth = 2
        tile.borderColor = Color(white: 0.2)
        try tile.draw(on: context)
      }
    },
    // The reference's board: empty places with white borders, and cards of one radius and border.
    scene("places-and-cards", size: Size(width: 240, height: 110)) { context in
      var board = LayerView(frame: context.bounds)
      board.background = .image(try felt())
      for i in 0..<4 {
        var place = LayerView(frame: Rect(x: 5 + Double(i) * 52.71, y: 20, width: 48.71, height: 61.87))
        place.cornerRadius = 5
        place.borderWidth = 2
        place.borderColor = .white
        place.clipsToBounds = true
        if i > 1 {
          place.background = .color(Color(white: 0.97))
          var sign = plate(Rect(x: 14, y: 21, width: 20, height: 20), i == 2 ? .red : .black)
          sign.transform = Transform(rotationAngle: .pi / 4)
          place.subviews = [sign]
        }
        board.subviews.append(place)
      }
      try board.draw(on: context)
    },
    // The reference's purchases: each 50 further right than the one before, at a third of their size.
    scene("overlapping-pictures", size: Size(width: 150, height: 50)) { context in
      for i in 0..<6 {
        var picture = plate(
          Rect(x: 5 + Double(i) * 16.67, y: 8, width: 46.67, height: 33.33),
          Color(hue: Double(i) / 6, saturation: 0.45, brightness: 0.95))
        picture.cornerRadius = 4
        picture.borderWidth = 1
        picture.borderColor = Color(white: 0, alpha: 0.4)
        try picture.draw(on: context)
      }
    },
  ]

  private static let blue = Color(red8: 40, green8: 90, blue8: 180)
  private static let green = Color(red8: 30, green8: 130, blue8: 80)

  private static func scene(
    _ name: String, size: Size = Size(width: 100, height: 100),
    _ drawing: @escaping @Sendable (DrawingContext) throws -> Void
  ) -> GoldenScene {
    GoldenScene("canvas/view-tree/\(name)", size: size) { context in
      context.fillBackground(.white)
      try drawing(context)
    }
  }

  private static func plate(_ frame: Rect, _ color: Color) -> LayerView {
    var view = LayerView(frame: frame)
    view.background = .color(color)
    return view
  }

  // 8×8: green with a darker diamond.
  private static func felt() throws -> Image {
    try Image(size: Size(width: 8, height: 8)) { context in
      context.fillBackground(green)
      context.setFillColor(Color(red8: 24, green8: 110, blue8: 66))
      context.fill(
        Path(polygon: [Point(x: 4, y: 0), Point(x: 8, y: 4), Point(x: 4, y: 8), Point(x: 0, y: 4)]))
    }
  }
}
