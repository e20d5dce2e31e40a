public import Canvas

/// How the app's pie graph is drawn. Lengths are points of a view of 400; in another view everything is in proportion to
/// its shorter side.
public struct PieGraphOptions: Sendable, Hashable {
  /// What a label says.
  public enum Labels: String, Sendable, Hashable, CaseIterable {
    /// The name.
    case name
    /// The value.
    case value
    /// The part of the whole.
    case percent
    /// Nothing.
    case none
  }

  /// What a finger has done: it begins, moves and ends.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// The graph.
    case initial
    /// A black disc of the graph's full radius.
    case began
    /// A black disc of the radius that was asked for.
    case moved
    /// The graph with that radius, in colours drawn anew; those given with the data stay.
    case ended
  }

  /// The radii that a finger can make: smaller the app never goes, larger would leave the view.
  public static let radii = PieGraphMetrics.smallestRadius...PieGraphMetrics.radius

  /// The contents of the labels.
  public var labels: Labels = .name
  /// What the view is filled with; nil leaves it transparent.
  public var background: Color? = PieGraphOptions.defaultBackground
  /// Clips the view to a disc. In every state but the initial one it is a disc anyway.
  public var isDisc = false
  /// What a finger has done.
  public var state: State = .initial
  /// The radius of the graph, clamped to `radii`: the view is then a square of twice the radius and 12 more, about the
  /// middle. Nil, or not a number, is the whole view. In the state `began` nothing has moved yet: it plays no role.
  public var radius: Double?
  /// What colours are drawn with in the state `ended`.
  public var seed: UInt64 = 1
  /// Of the labels; its size is that in a view of 400.
  public var font: Font

  /// The defaults: names, light grey behind.
  public init(font: Font) {
    self.font = font
  }

  /// The colour behind the graph without another choice: a light grey.
  public static let defaultBackground = Color(red8: 235, green8: 235, blue8: 235)
  /// The size of the text in a view of 400, in points.
  public static let defaultFontSize = 16.0
}

/// The graph's lengths in a view of 400.
enum PieGraphMetrics {
  static let side = 400.0
  static let margin = 6.0
  static let radius = 194.0
  static let smallestRadius = 30.0
  static let outlineWidth = 3.0
}
