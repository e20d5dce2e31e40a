import Canvas

/// A bar of colours, by which a print is judged: the printer's inks, their mixtures, and greys.
enum ColorBar {
  private static let colors: [Color] =
    [.cyan, .magenta, .yellow, .red, .green, .blue, .black] + [0.25, 0.5, 0.75].map { Color(white: $0) }

  private static let side = Double.millimetres(4)

  /// The size of the bar.
  static let size = Size(width: side * Double(colors.count), height: side)

  static func draw(in rect: Rect, on context: DrawingContext) {
    let width = rect.width / Double(colors.count)
    for (index, color) in colors.enumerated() {
      let patch = Rect(x: rect.minX + Double(index) * width, y: rect.minY, width: width, height: rect.height)
      context.fill(patch, with: .color(color))
    }
  }
}
