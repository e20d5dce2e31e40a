/// The bar of the system above the app, in white as in the exercise's settings: the strength of the signal, the time,
/// and a full battery. The board leaves 20 points of 375 for it.
public struct StatusBar: Sendable, Hashable {
  /// The time, in any form. A long text is made smaller.
  public var time: String
  /// The font of the time; its size is ignored.
  public var font: Font

  /// Creates a bar with a time, such as 9:41.
  public init(time: String, font: Font) {
    self.time = time
    self.font = font
  }

  // In points of a board 375 wide.
  private static let side = 6.0
  private static let fontSize = 12.0
  private static let barWidth = 3.0
  private static let barStep = 4.5
  private static let barHeights = [4.0, 6, 8, 10]
  private static let battery = Size(width: 24, height: 11)
  private static let cap = Size(width: 1.5, height: 4)

  /// Draws the bar in a rectangle along the top of a board.
  func draw(in rect: Rect, unit: Double, on context: DrawingContext) {
    let (left, right) = (rect.minX + Self.side * unit, rect.maxX - Self.side * unit)
    let foot = rect.midY + 5 * unit
    context.setFillColor(.white)
    for (place, height) in Self.barHeights.enumerated() {
      let bar = Rect(
        x: left + Double(place) * Self.barStep * unit, y: foot - height * unit, width: Self.barWidth * unit,
        height: height * unit)
      context.fill(Path(roundedRect: bar, cornerRadius: 0.75 * unit))
    }
    let room = rect.width - 2 * (Self.side + Self.battery.width + Self.cap.width + 10) * unit
    var text = StyledText(time, font: font.withSize(Self.fontSize * unit), color: .white)
    if text.size().width > room, room > 0 {
      text.font = font.withSize(Self.fontSize * unit * room / text.size().width)
    }
    context.draw(
      text, baselineAt: Point(x: rect.midX - text.size().width / 2, y: rect.midY + text.font.capHeight / 2))
    drawBattery(right: right, middle: rect.midY, unit: unit, on: context)
  }

  private func drawBattery(right: Double, middle: Double, unit: Double, on context: DrawingContext) {
    let cap = Rect(
      x: right - Self.cap.width * unit, y: middle - Self.cap.height * unit / 2, width: Self.cap.width * unit,
      height: Self.cap.height * unit)
    context.fill(Path(roundedRect: cap, cornerRadius: 0.75 * unit))
    let body = Rect(
      x: cap.minX - (Self.battery.width + 1) * unit, y: middle - Self.battery.height * unit / 2,
      width: Self.battery.width * unit, height: Self.battery.height * unit)
    context.strokeBorder(body, cornerRadius: 2.5 * unit, with: .color(.white), lineWidth: unit)
    context.fill(Path(roundedRect: body.insetBy(dx: 2 * unit, dy: 2 * unit), cornerRadius: unit))
  }
}
