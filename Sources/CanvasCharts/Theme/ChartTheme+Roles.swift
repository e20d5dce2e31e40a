extension ChartTheme {
  /// The fill of a role.
  package func fill(of role: ColorRole) -> ChartFill {
    switch role {
    case .series(let place): fill(at: place)
    case .other: otherFill
    case .muted: ChartFill(color: muted)
    case .own(let color): ChartFill(color: color)
    case .answer(let step, let below, let above): answerFill(step: step, below: below, above: above)
    case .belowZero(let place): ChartFill(color: color(at: place).mixed(with: ground, part: 0.5))
    case .loss: ChartFill(color: negative)
    }
  }

  /// The colour of lines and points of a role.
  package func color(of role: ColorRole) -> Color {
    if case .series(let place) = role { color(at: place) } else { fill(of: role).color }
  }

  /// The line dashes of a role.
  package func dash(of role: ColorRole) -> [Double] {
    if case .series(let place) = role { dash(at: place) } else { [] }
  }

  /// The point mark of a role.
  package func pointShape(of role: ColorRole) -> PointShape {
    if case .series(let place) = role { pointShape(at: place) } else { .circle }
  }

  /// The colour of an ink.
  package func color(of ink: ChartTextStyle.Ink) -> Color {
    switch ink {
    case .first: self.ink
    case .second: secondInk
    case .white: .white
    case .black: .black
    }
  }

  /// The fill of an answer, from orange over a neutral grey to blue, which people with any colour vision can tell
  /// apart. On a dark ground the middle is dark, so that the ends stand out there too. A palette of its own is taken in
  /// the order of the scale; its middle colour is skipped if there is no neutral answer.
  ///
  /// - Parameters:
  ///   - step: The distance from the middle: negative below it, 0 for the middle itself.
  ///   - below: The number of answers below the middle.
  ///   - above: The number of answers above it.
  func answerFill(step: Int, below: Int, above: Int) -> ChartFill {
    let most = min(max(below, above, 1), Self.maximumSteps)
    let step = min(max(step, -most), most)
    // The tints distinguish the answers of a side.
    let pattern: ChartPattern = patterns.isEmpty || step >= 0 ? .none : .rising
    guard palette == ChartTheme.light.palette || palette == ChartTheme.dark.palette else {
      let below = min(max(below, 0), most)
      let isMiddleSkipped = step > 0 && palette.count <= below + min(max(above, 0), most)
      let index = max(step + below - (isMiddleSkipped ? 1 : 0), 0)
      return ChartFill(color: palette.isEmpty ? other : palette[index % palette.count], pattern: pattern)
    }
    let colors = ground.ink(on: nil) == .white ? Self.darkAnswers : Self.lightAnswers
    // One answer on each side isn't as strong as the ends of a longer scale.
    let part = Double(abs(step)) / Double(most) * (most == 1 ? 0.8 : 1)
    let (weak, strong) = step < 0 ? (colors[1], colors[0]) : (colors[3], colors[4])
    let color = part < 0.5 ? colors[2].mixed(with: weak, part: part * 2) : weak.mixed(with: strong, part: part * 2 - 1)
    return ChartFill(color: color, pattern: pattern)
  }

  private static let maximumSteps = 100

  // In OKLab, any two differ by at least 0.13 on white and 0.1 on a dark ground, with normal vision and under the models
  // of three colour vision deficiencies that the palettes are made for.
  private static let lightAnswers = [0xC2540A, 0xF0A468, 0xD5D9DF, 0x8DB2DE, 0x2F5D9B].map(Color.init(hex:))
  private static let darkAnswers = [0xFF9350, 0xA85A2E, 0x4A5160, 0x3F66AE, 0x7FA9FF].map(Color.init(hex:))

}

extension ColorRole {
  /// The role of an answer at an index of a scale. Colours from the data and pale ones stay.
  func ofAnswer(_ index: Int, _ sides: AnswerScale.Sides) -> ColorRole {
    switch self {
    case .series, .other: .answer(step: sides.step(at: index), below: sides.below, above: sides.above)
    case .muted, .own, .answer, .belowZero, .loss: self
    }
  }
}
