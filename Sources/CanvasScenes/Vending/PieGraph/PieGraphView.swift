public import Canvas
internal import CanvasData

/// The pie graph as a view on a screen, which a finger makes larger and smaller: its frame and its state, without data.
///
///     var view = PieGraphView(frame: Rect(x: 96, y: 156, width: 400, height: 400), in: screen)
///     try view.make(.down(Point(x: 396, y: 356)))
///     try view.make(.move(Point(x: 416, y: 356)))
///     view.radius                    // 195.03: at 300 of its width, 20 further out
///
/// Points are those of the parent, in which a finger stays where it is while the view changes under it. A move makes the
/// frame larger or smaller by distance / radius × 20, about its centre, where the distance is that from where the finger
/// came down: larger where the finger is further from the middle than then, else smaller. The frame stays inside of the
/// parent, and the radius at 30 or more.
public struct PieGraphView: Sendable, Hashable {
  /// Where the view is, in its parent.
  public private(set) var frame: Rect
  /// What the view may not leave.
  public let parent: Rect
  /// What a touch has made of the graph.
  public private(set) var state: PieGraphOptions.State = .initial
  /// How often colours were drawn anew, once for each finger that was lifted.
  public private(set) var colorChanges = 0

  private let original: Rect
  /// How long 1 point of a view of 400 is.
  private let unit: Double
  /// Where the finger came down, from the view's corner at that time; nil while none is down.
  private var began: Point?

  /// A view that nobody has touched.
  ///
  /// - Parameters:
  ///   - frame: Where it is, in its parent. The graph's outline and text are in proportion to its shorter side of now.
  ///   - parent: What it may not leave.
  public init(frame: Rect, in parent: Rect) {
    self.frame = frame.standardized
    self.parent = parent.standardized
    original = self.frame
    unit = min(self.frame.width, self.frame.height) / PieGraphMetrics.side
  }

  /// The graph's radius: half of the shorter side less 6, in points of a view of 400.
  public var radius: Double { min(frame.width, frame.height) / 2 - PieGraphMetrics.margin * unit }

  /// Whether a finger is down.
  public var isTouched: Bool { began != nil }

  /// What of the view a graph is drawn in; nil where that has no size.
  var area: PieGraphArea? {
    guard unit > 0, unit.isFinite, frame.isFinite else { return nil }
    return PieGraphArea(view: frame, isDisc: state != .initial, unit: unit)
  }
}

extension PieGraphView: PlayedScene {
  /// What is done to the view. Points are the parent's.
  public enum Move: Sendable, Hashable {
    /// A finger comes down upon the view, which becomes a black disc.
    case down(Point)
    /// The finger moves: the disc becomes larger or smaller.
    case move(Point)
    /// The finger is lifted: the graph again, in new colours.
    case up
    /// The device is shaken: all as it was in the beginning.
    case shake
  }

  /// How far from the parent's corner a finger may be, in points.
  public static let places = -100_000.0...100_000.0

  /// Makes a move. One that is not allowed throws and changes nothing.
  public mutating func make(_ move: Move) throws(PieGraphViewError) {
    switch move {
    case .down(let point):
      try Self.check(point)
      guard began == nil else { throw .alreadyDown }
      guard frame.contains(point) else { throw .beside(point, frame) }
      began = inView(point)
      state = .began
    case .move(let point):
      try Self.check(point)
      guard let began else { throw .notDown }
      state = .moved
      resize(from: began, to: inView(point))
    case .up:
      guard began != nil else { throw .notDown }
      began = nil
      state = .ended
      colorChanges += 1
    case .shake:
      self = PieGraphView(frame: original, in: parent)
    }
  }

  private static func check(_ point: Point) throws(PieGraphViewError) {
    guard places.contains(point.x), places.contains(point.y) else { throw .place(point) }
  }

  private func inView(_ point: Point) -> Point { Point(x: point.x - frame.minX, y: point.y - frame.minY) }

  /// - Parameters:
  ///   - began: Where the finger came down, from the view's corner of then.
  ///   - current: Where it is, from the view's corner.
  private mutating func resize(from began: Point, to current: Point) {
    let middle = Point(x: frame.width / 2, y: frame.height / 2)
    let outwards = current.distance(to: middle) - began.distance(to: middle)
    guard radius > 0, outwards != 0 else { return }
    let step = current.distance(to: began) / radius * 20 * unit
    let side = min(frame.width, frame.height)
    let center = frame.center
    let change: Double
    if outwards > 0 {
      let room = min(
        center.x - frame.width / 2 - parent.minX, parent.maxX - center.x - frame.width / 2,
        center.y - frame.height / 2 - parent.minY, parent.maxY - center.y - frame.height / 2)
      change = min(step, max(2 * room, 0))
    } else {
      let smallest = 2 * (PieGraphMetrics.smallestRadius + PieGraphMetrics.margin) * unit
      change = -min(step, max(side - smallest, 0))
    }
    frame = Rect(center: center, size: Size(width: frame.width + change, height: frame.height + change))
  }

  /// The move that a line means: `down 396 356`, `move 416 356`, `up`, `shake`.
  public static func move(named text: String) throws(MoveTextError) -> Move {
    let words = text.split(separator: " ").map(String.init)
    if let move = move(words) { return move }
    throw MoveTextError(text, allowed: "allowed are down X Y, move X Y, up and shake")
  }

  /// Nil where the words mean no move.
  static func move(_ words: [String]) -> Move? {
    switch (words.first, words.count) {
    case ("up", 1): return .up
    case ("shake", 1): return .shake
    case ("down", 3), ("move", 3):
      guard let x = DecimalNumber.finite(words[1]), let y = DecimalNumber.finite(words[2]) else { return nil }
      return words[0] == "down" ? .down(Point(x: x, y: y)) : .move(Point(x: x, y: y))
    default: return nil
    }
  }
}

/// Why a finger can't do something to the pie graph: what was found, and what is allowed.
public enum PieGraphViewError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No finger is down that could move or be lifted.
  case notDown
  /// A finger is down already.
  case alreadyDown
  /// The place is outside of the graph, which has this rectangle.
  case beside(Point, Rect)
  /// The coordinates are out of range, or not finite.
  case place(Point)

  public var description: String {
    switch self {
    case .notDown: "no finger is down; down X Y comes first"
    case .alreadyDown: "a finger is down already; up comes first"
    case .beside(let point, let frame):
      "\(Self.text(point.x)), \(Self.text(point.y)) is beside the graph; it is from "
        + "\(Self.text(frame.minX)), \(Self.text(frame.minY)) to \(Self.text(frame.maxX)), \(Self.text(frame.maxY))"
    case .place(let point):
      "\(Self.text(point.x)), \(Self.text(point.y)); allowed are "
        + "\(Self.text(PieGraphView.places.lowerBound)) to \(Self.text(PieGraphView.places.upperBound))"
    }
  }

  /// With two digits after the point at most.
  private static func text(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(saturating: rounded))" : "\(rounded)"
  }
}
