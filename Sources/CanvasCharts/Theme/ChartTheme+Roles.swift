package import Canvas

extension ChartTheme {
  /// The fill of a role.
  package func fill(of role: ColorRole) -> ChartFill {
    switch role {
    case .series(let place): fill(at: place)
    case .other: otherFill
    case .muted: ChartFill(color: muted)
    case .negative: ChartFill(color: patterns.isEmpty ? negativeMark : palette[min(6, palette.count - 1)])
    case .own(let color): ChartFill(color: color)
    case .answer(let step, let below, let above): answerFill(step: step, below: below, above: above)
    }
  }

  /// The line dashes of a role.
  package func dash(of role: ColorRole) -> [Double] {
    if case .series(let place) = role { dash(at: place) } else { [] }
  }

  /// The point mark of a role.
  package func pointShape(of role: ColorRole) -> PointShape {
    if case .series(let place) = role { pointShape(at: place) } else { .circle }
  }

  // The seventh colour of the standard palettes is the red of negative bars.
  private var negativeMark: Color { palette.count > 6 ? palette[6] : negative }

  /// The colour of an ink.
  package func color(of ink: ChartTextStyle.Ink) -> Color {
    switch ink {
    case .first: self.ink
    case .second: secondInk
    case .white: .white
    case .black: .black
    }
  }
}
