/// The pie graph as a view on a screen, which touches resize: its frame and its state, without data.
///
///     var view = PieGraphView(frame: Rect(x: 96, y: 156, width: 400, height: 400), in: screen)
///     try view.make(.down(Point(x: 396, y: 356)))
///     try view.make(.move(Point(x: 416, y: 356)))
///     view.radius                    // 195.03: touched at x 300 of its width, moved 20 outwards
///
/// Points are in the coordinates of the parent, in which a finger keeps its position while the view changes. A move
/// changes the size of the frame, about its centre, by distance / radius × 20. The distance is that from the point
/// where the finger came down. The frame grows if the finger is further from the centre than that point, and shrinks
/// otherwise. It stays inside the parent, and the radius is at least 30, unless `steps` is `whole`.
public struct PieGraphView: Sendable, Hashable, PlayedScene {
  /// The way in which the limits of the frame are kept.
  public enum Steps: Sendable, Hashable {
    /// A step ends at the limit.
    case limited
    /// As in the app's listing: the limit is checked before a step, which is then made whole. The frame grows if its
    /// right and bottom edges are inside the parent, and shrinks if the radius is above 30. It can therefore cross a
    /// limit by one step, and the left and top edges aren't checked. A frame that would have a negative side has the
    /// side 0, and no touch resizes it again.
    case whole
  }

  /// The frame of the view in its parent.
  public private(set) var frame: Rect
  /// The rectangle that the view must stay in.
  public let parent: Rect
  /// The way in which the limits of the frame are kept.
  public let steps: Steps
  /// The state of the touch.
  public private(set) var state: PieGraphOptions.State = .initial
  /// The number of times that the colours were drawn again, once for each lifted finger.
  public private(set) var colorChanges = 0

  private let original: Rect
  /// The length of 1 point of a view of 400.
  private let unit: Double
  /// The point where the finger came down, relative to the view's corner at that time, or nil if no finger is down.
  private var began: Point?

  /// Creates a view without a touch.
  ///
  /// - Parameters:
  ///   - frame: The frame of the view in its parent. The graph's outline and text are proportional to its initial
  ///     shorter side.
  ///   - parent: The rectangle that the view must stay in.
  ///   - steps: The way in which the limits of the frame are kept.
  public init(frame: Rect, in parent: Rect, steps: Steps = .limited) {
    self.frame = frame.standardized
    self.parent = parent.standardized
    self.steps = steps
    original = self.frame
    unit = min(self.frame.width, self.frame.height) / PieGraphMetrics.side
  }

  /// The graph's radius: half of the shorter side, less 6, in points of a view of 400.
  public var radius: Double { min(frame.width, frame.height) / 2 - PieGraphMetrics.margin * unit }

  /// Whether a finger is down.
  public var isTouched: Bool { began != nil }

  /// The area that a graph is drawn in, or nil if it has no size.
  var area: PieGraphArea? {
    guard unit > 0, unit.isFinite, frame.isFinite else { return nil }
    return PieGraphArea(view: frame, isDisc: state != .initial, unit: unit)
  }

  /// A touch of the view, with a point in the coordinates of the parent.
  public enum Move: Sendable, Hashable {
    /// A finger comes down on the view, which becomes a black disc.
    case down(Point)
    /// The finger moves and resizes the disc.
    case move(Point)
    /// The finger is lifted. The graph is shown again, in new colours.
    case up
    /// The device is shaken, which restores the initial size and shape. The colours are kept, as in the app.
    case shake
  }

  /// The valid coordinates of a finger, relative to the parent's corner, in points.
  public static let places = -100_000.0...100_000.0

  /// Makes a move. An illegal move throws an error and leaves the view unchanged.
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
      (frame, state, began) = (original, .initial, nil)
    }
  }

  private static func check(_ point: Point) throws(PieGraphViewError) {
    guard places.contains(point.x), places.contains(point.y) else { throw .place(point) }
  }

  private func inView(_ point: Point) -> Point { Point(x: point.x - frame.minX, y: point.y - frame.minY) }

  /// - Parameters:
  ///   - began: The point where the finger came down, relative to the view's corner at that time.
  ///   - current: The position of the finger, relative to the view's corner.
  private mutating func resize(from began: Point, to current: Point) {
    let middle = Point(x: frame.width / 2, y: frame.height / 2)
    let outwards = current.distance(to: middle) - began.distance(to: middle)
    guard radius > 0, outwards != 0 else { return }
    let step = current.distance(to: began) / radius * 20 * unit
    let change = outwards > 0 ? growth(step) : -shrinkage(step)
    frame = Rect(center: frame.center, size: Size(width: frame.width + change, height: frame.height + change))
  }

  /// Returns the part of a step by which the frame can grow.
  private func growth(_ step: Double) -> Double {
    guard steps == .limited else { return frame.maxX < parent.maxX && frame.maxY < parent.maxY ? step : 0 }
    let center = frame.center
    let room = min(
      center.x - frame.width / 2 - parent.minX, parent.maxX - center.x - frame.width / 2,
      center.y - frame.height / 2 - parent.minY, parent.maxY - center.y - frame.height / 2)
    return min(step, max(2 * room, 0))
  }

  /// Returns the part of a step by which the frame can shrink.
  private func shrinkage(_ step: Double) -> Double {
    let side = min(frame.width, frame.height)
    guard steps == .limited else { return radius > PieGraphMetrics.smallestRadius * unit ? min(step, side) : 0 }
    let smallest = 2 * (PieGraphMetrics.smallestRadius + PieGraphMetrics.margin) * unit
    return min(step, max(side - smallest, 0))
  }

  /// Parses a move from a line: `down 396 356`, `move 416 356`, `up`, `shake`.
  public static func move(named text: String) throws(MoveTextError) -> Move {
    let words = text.split(separator: " ").map(String.init)
    if let move = move(words) { return move }
    throw MoveTextError(text, allowed: "use down X Y, move X Y, up or shake")
  }

  /// Returns nil if the words are not a move.
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

/// An error for an illegal touch of the pie graph. The description has the problem and a remedy.
public enum PieGraphViewError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No finger is down to be moved or lifted.
  case notDown
  /// A finger is already down.
  case alreadyDown
  /// The point is outside the graph, which has this rectangle.
  case beside(Point, Rect)
  /// The coordinates are out of range, or not finite.
  case place(Point)

  public var description: String {
    switch self {
    case .notDown: "no finger is down; use down X Y first"
    case .alreadyDown: "a finger is already down; use up first"
    case .beside(let point, let frame):
      "\(Self.text(point.x)), \(Self.text(point.y)) is outside the graph; use a point from "
        + "\(Self.text(frame.minX)), \(Self.text(frame.minY)) to \(Self.text(frame.maxX)), \(Self.text(frame.maxY))"
    case .place(let point):
      "\(Self.text(point.x)), \(Self.text(point.y)) is out of range; use "
        + "\(Self.text(PieGraphView.places.lowerBound)) to \(Self.text(PieGraphView.places.upperBound))"
    }
  }

  /// Formats a number with at most two decimal places.
  private static func text(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(saturating: rounded))" : "\(rounded)"
  }
}
