/// The options for drawing the app's pie graph. Lengths are in points of a view of 400; in other views they are
/// proportional to the shorter side.
public struct PieGraphOptions: Sendable, Hashable {
  /// The contents of a label.
  public enum Labels: String, Sendable, Hashable, CaseIterable {
    /// The name.
    case name
    /// The value.
    case value
    /// The percentage of the total.
    case percent
    /// Nothing.
    case none
  }

  /// The state of a touch: it begins, moves and ends.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// The graph.
    case initial
    /// A black disc of the graph's full radius.
    case began
    /// A black disc of the requested radius.
    case moved
    /// The graph with that radius, in new random colours. Colours given with the data are kept.
    case ended
  }

  /// The valid radii of the graph. The app allows none smaller, and larger ones would exceed the view.
  public static let radii = PieGraphMetrics.smallestRadius...PieGraphMetrics.radius

  /// The contents of the labels.
  public var labels: Labels = .name
  /// The fill of the view, or nil for a transparent one.
  public var background: Color? = PieGraphOptions.defaultBackground
  /// Whether the view is clipped to a disc. In every state except the initial one it always is.
  public var isDisc = false
  /// The state of a touch.
  public var state: State = .initial
  /// The radius of the graph, clamped to `radii`. The view is then a centred square: of twice the radius plus 12, or,
  /// in the states `moved` and `ended`, plus 6, to which the app's first version sets it. If nil or NaN, the graph
  /// fills the view. In the state `began` it is ignored, because nothing has moved yet.
  public var radius: Double?
  /// Whether the colours are random from the start, as in the app, and not those of `PieGraphPalette`. Colours given
  /// with the data are kept.
  public var hasRandomColors = false
  /// The seed of random colours. Each lifted finger uses the next seed.
  public var seed: UInt64 = 1
  /// The font of the labels. Its size is that in a view of 400.
  public var font: Font

  /// Creates the default options: labels with names, on light grey.
  public init(font: Font) {
    self.font = font
  }

  /// The default colour behind the graph: a light grey.
  public static let defaultBackground = Color(red8: 235, green8: 235, blue8: 235)
  /// The default text size in a view of 400, in points.
  public static let defaultFontSize = 16.0
}

/// The lengths of the graph in a view of 400.
enum PieGraphMetrics {
  static let side = 400.0
  static let margin = 6.0
  /// The margin of a view that the app's first version sized after a touch.
  static let touchedMargin = 3.0
  static let radius = 194.0
  static let smallestRadius = 30.0
  static let outlineWidth = 3.0
}
