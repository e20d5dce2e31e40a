public import Canvas

/// What a chart's colours and text sizes are. Lengths are points.
///
///     var theme = ChartTheme.dark
///     theme.palette = try ChartPalette.colors(of: bytes)
///     theme.hasBackground = false
public struct ChartTheme: Sendable, Hashable {
  /// What lies behind the chart, and in the gaps between its marks. Without a background it is the halo of the text.
  public var ground: Color
  /// Whether the ground is painted. Where it is not, gaps are cut out, and text has a halo of the ground's colour: so
  /// it can be read on a ground of any colour.
  public var hasBackground = true
  /// Titles and names.
  public var ink: Color
  /// Values, subtitles and what else stands back.
  public var secondInk: Color
  /// Lines across the plot.
  public var grid: Color
  /// The line on which bars stand, and the lines that lead to labels.
  public var baseLine: Color
  /// The colours of series and slices, in turn; never empty: without any it is `other` alone.
  public var palette: [Color] { didSet { if palette.isEmpty { palette = [other] } } }
  /// What stands for all the rest.
  public var other: Color
  /// What is not emphasised where something is.
  public var muted: Color
  /// Values below 0, and changes for the worse.
  public var negative: Color
  /// Changes for the better.
  public var positive: Color
  /// Drawn over the colours in turn, for printers without colour; empty: none.
  public var patterns: [ChartPattern] = []
  /// The sizes of texts.
  public var sizes = ChartTextSizes()

  /// The colour, and the pattern over it, of the series or slice at a place from 0. Where the colours are used up they
  /// come again, each round with the next pattern.
  public func fill(at place: Int) -> ChartFill {
    let place = max(place, 0)
    let color = palette.isEmpty ? other : palette[place % palette.count]
    let round = palette.isEmpty ? 0 : place / palette.count
    guard patterns.isEmpty else { return ChartFill(color: color, pattern: patterns[(place + round) % patterns.count]) }
    let all = ChartPattern.repeated
    return ChartFill(color: color, pattern: round == 0 ? .none : all[(round - 1) % all.count])
  }

  /// The dashes of the line of a series at a place from 0; none if colours alone tell lines apart.
  public func dash(at place: Int) -> [Double] {
    let place = max(place, 0)
    let round = palette.isEmpty ? 0 : place / palette.count
    return ChartPattern.dashes[(patterns.isEmpty ? round : place + round) % ChartPattern.dashes.count]
  }

  /// The mark of a series of points: a circle where colours alone tell the series apart.
  ///
  /// - Parameter place: The place of the series, from 0; less counts as 0.
  public func pointShape(at place: Int) -> PointShape {
    let place = max(place, 0)
    let round = palette.isEmpty ? 0 : place / palette.count
    return PointShape.allCases[(patterns.isEmpty ? round : place + round) % PointShape.allCases.count]
  }

  /// The theme on another ground: where the ink can't be read there, with that of the light or the dark theme.
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

  /// How the rest is filled.
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
  /// Names of marks.
  public var name = 13.0
  /// Values beside the names.
  public var value = 12.0
  /// Labels of axes.
  public var tick = 11.5
  /// The total in a ring.
  public var total = 22.0

  /// The usual sizes.
  public init() {}
}

/// How a mark is filled.
public struct ChartFill: Sendable, Hashable {
  /// The colour.
  public var color: Color
  /// Over the colour.
  public var pattern: ChartPattern

  /// A fill with a colour and, optionally, a pattern.
  public init(color: Color, pattern: ChartPattern = .none) {
    self.color = color
    self.pattern = pattern
  }
}
