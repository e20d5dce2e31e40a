internal import Canvas

extension ChartTheme {
  /// What a mark of a role is filled with.
  package func fill(of role: ColorRole) -> ChartFill {
    switch role {
    case .series(let place): fill(at: place)
    case .other: otherFill
    case .muted: ChartFill(color: muted)
    case .negative: ChartFill(color: patterns.isEmpty ? negativeMark : palette[min(6, palette.count - 1)])
    case .own(let color): ChartFill(color: color)
    }
  }

  /// The dashes that a line of a role has.
  package func dash(of role: ColorRole) -> [Double] {
    if case .series(let place) = role { dash(at: place) } else { [] }
  }

  /// The mark that points of a role have.
  package func pointShape(of role: ColorRole) -> PointShape {
    if case .series(let place) = role { pointShape(at: place) } else { .circle }
  }

  // The seventh of the standard palettes is the red of bars below zero.
  private var negativeMark: Color { palette.count > 6 ? palette[6] : negative }
}
