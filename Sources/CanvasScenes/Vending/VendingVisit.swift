/// A visit to the machine's screens: the machine, the screen that is shown, and the state of the admin's pie graph
/// after touches.
///
///     var visit = VendingVisit(machine, graphOn: .landscape)
///     try visit.make(.machine(.insert(.thousand)))
///     try visit.make(.show(.admin))
///     try visit.make(.touch(.down(Point(x: 300, y: 356))))
///
/// Saving keeps only the machine; the screen and the graph start in their initial state.
public struct VendingVisit: Sendable, Hashable, PlayedScene {
  /// The machine.
  public internal(set) var machine: VendingMachine
  /// The screen that is shown.
  public internal(set) var screen: VendingScreen.Kind
  /// The app's graph on the admin's screen, which touches resize, or nil for the chart, which takes no touches.
  public internal(set) var graph: PieGraphView?

  /// - Parameters:
  ///   - machine: The machine in its current state.
  ///   - screen: The screen that is shown first.
  ///   - orientation: The orientation of the screens with the app's own graph, 400×400, or nil for the chart.
  ///   - steps: The way in which touches keep the limits of the graph.
  public init(
    _ machine: VendingMachine, screen: VendingScreen.Kind = .user,
    graphOn orientation: VendingLayout.Orientation? = nil, steps: PieGraphView.Steps = .limited
  ) {
    self.machine = machine
    self.screen = screen
    graph = orientation.map { VendingLayout(productCount: 0, orientation: $0).graphView(steps) }
  }

  public enum Move: Sendable, Hashable {
    /// An action at the machine, on any screen.
    case machine(VendingMachine.Move)
    /// A button that switches to the other screen.
    case show(VendingScreen.Kind)
    /// A touch of the pie graph, in points of the screen, or a shake.
    case touch(PieGraphView.Move)
  }

  /// Makes a move. An illegal move throws an error and leaves the visit unchanged.
  public mutating func make(_ move: Move) throws(VendingVisitError) {
    switch move {
    case .machine(let move):
      do { try machine.make(move) } catch { throw .machine(error) }
    case .show(let kind):
      guard kind != screen else { throw .shown(kind) }
      screen = kind
    case .touch(let touch):
      guard screen == .admin else { throw .onOtherScreen }
      guard var graph else { throw .noGraph }
      do { try graph.make(touch) } catch { throw .graph(error) }
      self.graph = graph
    }
  }

  /// Parses a move from a line: those of the machine; `admin` and `user`, which switch the screen; `down 300 356`,
  /// `move 320 356`, `up` and `shake`.
  public static func move(named text: String) throws(MoveTextError) -> Move {
    if let kind = VendingScreen.Kind(rawValue: text) { return .show(kind) }
    let words = text.split(separator: " ").map(String.init)
    if let touch = PieGraphView.move(words) { return .touch(touch) }
    if ["down", "move", "up", "shake"].contains(words.first) {
      _ = try PieGraphView.move(named: text)
    }
    do { return .machine(try VendingMachine.move(named: text)) } catch {
      // The error for a line that doesn't look like a move of the machine has all moves.
      guard !["insert", "buy", "add"].contains(words.first) else { throw error }
      throw MoveTextError(
        text,
        allowed: "use insert 100, 500 or 1000, buy NAME, add NAME [COUNT], admin, user, down X Y, move X Y, "
          + "up or shake")
    }
  }
}

/// An error in a move at the machine's screens. The description has the problem and a remedy.
public enum VendingVisitError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The move is illegal at the machine.
  case machine(VendingError)
  /// The touch is illegal for the pie graph.
  case graph(PieGraphViewError)
  /// The screen is already shown.
  case shown(VendingScreen.Kind)
  /// The pie graph is on the other screen.
  case onOtherScreen
  /// The screen has the chart, which takes no touches.
  case noGraph

  public var description: String {
    switch self {
    case .machine(let error): error.description
    case .graph(let error): error.description
    case .shown(let kind): "the \(kind.rawValue)'s screen is already shown"
    case .onOtherScreen: "the user's screen has no pie graph; switch to admin first"
    case .noGraph: "the chart takes no touches; use the app's own graph"
    }
  }
}
