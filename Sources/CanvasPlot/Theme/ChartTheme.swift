/// The colours, patterns and text sizes of a chart. Lengths are in points.
///
///     var theme = ChartTheme.dark
///     theme.palette = try ChartPalette.colors(of: bytes)
///     theme.hasBackground = false
public struct ChartTheme: Sendable, Hashable {
  /// The background colour, also used in the gaps between marks. Without a background, it is the colour of the text's
  /// halo.
  public var ground: Color
  /// Whether the background is painted. Otherwise, gaps are cut out, and text has a halo in the `ground` colour, so
  /// that it is readable on any background.
  public var hasBackground = true
  /// The colour of titles and names.
  public var ink: Color
  /// The colour of values, subtitles and other secondary text.
  public var secondInk: Color
  /// The colour of lines across the plot.
  public var grid: Color
  /// The colour of the base line of bars, and of the lines to labels.
  public var baseLine: Color
  /// The colours of series and slices, in turn. Never empty: an empty list becomes `other`.
  public var palette: [Color] { didSet { if palette.isEmpty { palette = [other] } } }
  /// The colours of numbers from the least to the greatest, as in heat maps. If empty, they are blues, or reds and blues
  /// on both sides of zero.
  public var ramp: [Color] = []
  /// The colour of the sum of the rest.
  public var other: Color
  /// The colour of everything that isn't emphasised, if something is.
  public var muted: Color
  /// The colour of changes for the worse.
  public var negative: Color
  /// The colour of changes for the better.
  public var positive: Color
  /// The patterns drawn over the colours in turn, for printing without colour: at first over the colours themselves, then
  /// over tints of them, and so on. If empty, there are none.
  public var patterns: [ChartPattern] = []
  /// The text sizes.
  public var sizes = ChartTextSizes()

  /// The colour of the lines and points of the series at an index from 0. A negative index counts as 0.
  public func color(at place: Int) -> Color { palette.isEmpty ? other : palette[Self.known(place) % palette.count] }

  /// The fill of the series or slice at an index from 0. If there are more series than colours, the colours repeat
  /// with the next pattern. With patterns of the theme, what has a pattern for the second time is a tint of its colour.
  /// A negative index counts as 0, and the indices above a million as a million.
  public func fill(at place: Int) -> ChartFill {
    let color = color(at: place)
    let place = Self.known(place)
    let round = palette.isEmpty ? 0 : place / palette.count
    guard patterns.isEmpty else {
      let isTinted = place / patterns.count % 2 == 1
      return ChartFill(
        color: isTinted ? color.mixed(with: ground, 0.65) : color,
        pattern: patterns[(place + round) % patterns.count])
    }
    let all = ChartPattern.repeated
    return ChartFill(color: color, pattern: round == 0 ? .none : all[(round - 1) % all.count])
  }

  /// The dashes of the line at an index from 0. Empty if colours alone distinguish the lines.
  public func dash(at place: Int) -> [Double] {
    let place = Self.known(place)
    let round = palette.isEmpty ? 0 : place / palette.count
    return ChartPattern.dashes[(patterns.isEmpty ? round : place + round) % ChartPattern.dashes.count]
  }

  /// The mark of a series of points: a circle if colours alone distinguish the series.
  ///
  /// - Parameter place: The index of the series, from 0. A negative index counts as 0.
  public func pointShape(at place: Int) -> PointShape {
    let place = Self.known(place)
    let round = palette.isEmpty ? 0 : place / palette.count
    return PointShape.allCases[(patterns.isEmpty ? round : place + round) % PointShape.allCases.count]
  }

  /// The place clamped, so that sums of places and rounds don't overflow.
  private static func known(_ place: Int) -> Int { min(max(place, 0), 1_000_000) }

  /// The theme on another background. If the ink isn't readable on it, the ink is that of the light or dark theme.
  public func onGround(_ color: Color) -> ChartTheme {
    var result = self
    result.ground = color
    let fitting = color.ink(on: nil) == .white ? ChartTheme.dark : .light
    if (color.ink(on: nil) == .white) != (ink.ink(on: nil) == .black) {
      (result.ink, result.secondInk) = (fitting.ink, fitting.secondInk)
      (result.grid, result.baseLine) = (fitting.grid, fitting.baseLine)
    }
    return result
  }

  /// The fill of the sum of the rest.
  public var otherFill: ChartFill { ChartFill(color: other) }
}

/// The sizes of a chart's text, in points.
public struct ChartTextSizes: Sendable, Hashable {
  /// The title.
  public var title = 18.0
  /// The subtitle.
  public var subtitle = 12.5
  /// The caption.
  public var caption = 11.0
  /// The names of marks.
  public var name = 13.0
  /// The values beside the names.
  public var value = 12.0
  /// The labels of axes.
  public var tick = 11.5
  /// The total in the hole of a donut.
  public var total = 22.0

  /// The default sizes.
  public init() {}
}

/// The fill of a mark.
public struct ChartFill: Sendable, Hashable {
  /// The colour.
  public var color: Color
  /// The pattern over the colour.
  public var pattern: ChartPattern

  /// A fill with a colour and, optionally, a pattern.
  public init(color: Color, pattern: ChartPattern = .none) {
    self.color = color
    self.pattern = pattern
  }
}
