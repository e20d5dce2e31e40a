internal import Canvas
internal import CanvasCharts

/// What a person does at the machine's screens: the machine, which screen is shown, and what fingers did to the admin's
/// pie graph.
///
///     var visit = VendingVisit(machine, graphOn: .landscape)
///     try visit.make(.machine(.insert(.thousand)))
///     try visit.make(.show(.admin))
///     try visit.make(.touch(.down(Point(x: 300, y: 356))))
///
/// Its document is the machine's: screens and graphs begin anew.
public struct VendingVisit: Sendable, Hashable {
  /// The machine.
  public internal(set) var machine: VendingMachine
  /// The screen that is shown.
  public internal(set) var screen: VendingScreen.Kind
  /// The app's graph on the admin's screen, which fingers make larger and smaller; nil for the chart, which they don't.
  public internal(set) var graph: PieGraphView?

  /// - Parameters:
  ///   - machine: The machine as it stands.
  ///   - screen: Which screen is shown first.
  ///   - orientation: Of the screens on which the app's own graph is shown, 400×400; nil for the chart.
  public init(
    _ machine: VendingMachine, screen: VendingScreen.Kind = .user,
    graphOn orientation: VendingLayout.Orientation? = nil
  ) {
    self.machine = machine
    self.screen = screen
    graph = orientation.map { VendingLayout(productCount: 0, orientation: $0).graphView }
  }
}

extension VendingVisit: PlayedScene {
  public enum Move: Sendable, Hashable {
    /// Something at the machine, whatever screen is shown.
    case machine(VendingMachine.Move)
    /// The buttons from one screen to the other.
    case show(VendingScreen.Kind)
    /// A finger on the pie graph, in points of the screen; a shake.
    case touch(PieGraphView.Move)
  }

  /// Makes a move. One that is not allowed throws and changes nothing.
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

  /// The move that a line means: those of the machine; `admin` and `user`, to the other screen; `down 300 356`,
  /// `move 320 356`, `up` and `shake`.
  public static func move(named text: String) throws(MoveTextError) -> Move {
    if let kind = VendingScreen.Kind(rawValue: text) { return .show(kind) }
    let words = text.split(separator: " ").map(String.init)
    if let touch = PieGraphView.move(words) { return .touch(touch) }
    if ["down", "move", "up", "shake"].contains(words.first) {
      _ = try PieGraphView.move(named: text)
    }
    do { return .machine(try VendingMachine.move(named: text)) } catch {
      // What looks like none of the machine's moves is told of all there are.
      guard !["insert", "buy", "add"].contains(words.first) else { throw error }
      throw MoveTextError(
        text,
        allowed: "allowed are insert 100, 500 or 1000, buy NAME, add NAME [count], admin, user, down X Y, move X Y, "
          + "up and shake")
    }
  }
}

/// Why something can't be done at the machine's screens: what was found, and what is allowed.
public enum VendingVisitError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The machine does not allow it.
  case machine(VendingError)
  /// The pie graph does not allow it.
  case graph(PieGraphViewError)
  /// This screen is shown already.
  case shown(VendingScreen.Kind)
  /// The pie graph is on the other screen.
  case onOtherScreen
  /// The screen has the chart, which takes no touches.
  case noGraph

  public var description: String {
    switch self {
    case .machine(let error): error.description
    case .graph(let error): error.description
    case .shown(let kind): "the \(kind.rawValue)'s screen is shown already"
    case .onOtherScreen: "the user's screen is shown; the pie graph is on the admin's"
    case .noGraph: "the chart takes no touches; the app's own graph does"
    }
  }
}
