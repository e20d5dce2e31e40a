internal import Canvas

/// The context, theme and fonts that marks are drawn with.
struct ChartPainter {
  let context: DrawingContext
  let theme: ChartTheme
  let fonts: ChartFonts

  func fill(_ path: Path, _ role: ColorRole, alpha: Double = 1) {
    let fill = theme.fill(of: role)
    context.setFillColor(fill.color.withAlpha(fill.color.alpha * alpha))
    context.fill(path)
    if alpha == 1 { context.drawPattern(of: fill, over: path) }
  }

  func color(of role: ColorRole) -> Color { theme.fill(of: role).color }

  func stroke(_ path: Path, _ color: Color, width: Double, dash: [Double] = [], cap: StrokeStyle.Cap = .round) {
    context.setStrokeColor(color)
    var style = StrokeStyle(width: width, cap: dash.isEmpty ? cap : .butt, join: .round)
    style.dash = dash
    context.stroke(path, style: style)
  }

  func disc(at center: Point, radius: Double, _ color: Color) {
    context.setFillColor(color)
    context.fill(Path(ovalIn: Rect(center: center, size: Size(width: 2 * radius, height: 2 * radius))))
  }

  /// Draws a horizontal or vertical line with its edges on pixel edges, so that it is sharp. In a rotated context,
  /// the line isn't aligned.
  func crisp(_ line: AxisLayout.Line, _ color: Color, width: Double = 1) {
    let isLevel = line.from.y == line.to.y
    let half = width / 2
    var rect = Rect(
      x: min(line.from.x, line.to.x), y: min(line.from.y, line.to.y), width: abs(line.to.x - line.from.x),
      height: abs(line.to.y - line.from.y))
    rect = isLevel ? rect.insetBy(dx: 0, dy: -half) : rect.insetBy(dx: -half, dy: 0)
    context.setFillColor(color)
    context.fill(aligned(rect))
  }

  /// A rectangle with its edges on pixel edges, at least one pixel wide and high.
  func aligned(_ rect: Rect) -> Rect {
    let transform = context.userSpaceToDeviceSpaceTransform
    guard transform.b == 0, transform.c == 0 else { return rect }
    let device = context.convertToDeviceSpace(rect)
    let (x, y) = (device.minX.rounded(), device.minY.rounded())
    let whole = Rect(x: x, y: y, width: max(1, device.width.rounded()), height: max(1, device.height.rounded()))
    return context.convertToUserSpace(whole) ?? rect
  }
}
