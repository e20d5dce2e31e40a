extension QRCode: Drawable {
  /// Four points for each module, the margin included.
  public var idealSize: Size { Size(width: Double(sideCount) * 4, height: Double(sideCount) * 4) }

  /// Draws the code with its margin, as large as fits in the middle of the rectangle.
  ///
  /// Modules are sharp if the shorter side has a whole number of pixels for each, as in the ideal size.
  public func draw(in rect: Rect, on context: DrawingContext) {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    let side = min(rect.width, rect.height)
    let origin = Point(x: rect.midX - side / 2, y: rect.midY - side / 2)
    if let background {
      context.fill(Rect(origin: origin, size: Size(width: side, height: side)), with: .color(background))
    }
    context.fill(modules(origin, side / Double(sideCount)), with: .color(color))
  }

  /// The modules on a side with the margin.
  private var sideCount: Int { moduleCount + 2 * Self.margin }

  /// The dark modules as one path, so that no gap shows between two of them.
  private func modules(_ origin: Point, _ module: Double) -> Path {
    var path = Path()
    func x(_ index: Int) -> Double { origin.x + Double(index + Self.margin) * module }
    for row in 0..<moduleCount {
      let y = origin.y + Double(row + Self.margin) * module
      var start: Int?
      for column in 0...moduleCount {
        switch (self[column, row], start) {
        case (true, nil): start = column
        case (false, let first?):
          path.addRect(Rect(x: x(first), y: y, width: x(column) - x(first), height: module))
          start = nil
        default: break
        }
      }
    }
    return path
  }
}
