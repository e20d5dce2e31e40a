import Canvas
import CanvasScenes
import Testing

@Suite struct VendingVisitTests {
  private func played(_ lines: [String], on orientation: VendingLayout.Orientation? = .landscape) throws -> VendingVisit
  {
    try VendingVisit(.example, graphOn: orientation).state(after: MoveList(lines.joined(separator: "\n")))
  }

  @Test func aDayAtBothScreens() throws {
    let visit = try played([
      "insert 1000", "buy Cola", "admin", "down 396 356", "move 406 356", "up", "user", "add Cola 2", "admin",
    ])
    #expect(visit.screen == .admin && visit.machine.history.count == 15 && visit.machine.balance == 2000)
    let graph = try #require(visit.graph)
    #expect(graph.state == .ended && abs(graph.radius - 194.5155) < 0.0001)
    // What was bought stays what it is: the document is the machine's.
    var machine = VendingMachine.example
    for line in ["insert 1000", "buy Cola", "add Cola 2"] { try machine.make(VendingMachine.move(named: line)) }
    #expect(visit.machine == machine)
  }

  @Test func theGraphStandsInTheMiddleOfItsPlaceWhicheverWayTheScreenIsHeld() throws {
    #expect(try played([], on: .landscape).graph?.frame == Rect(x: 96, y: 156, width: 400, height: 400))
    let upright = try #require(try played([], on: .portrait).graph)
    #expect(upright.frame.size == Size(width: 400, height: 400) && upright.frame.midX == 417)
    #expect(upright.parent.size == Size(width: 834, height: 1112))
  }

  @Test(arguments: [
    (["down 1 1"], "1: 'down 1 1': the user's screen has no pie graph; switch to admin first"),
    (["user"], "1: 'user': the user's screen is already shown"),
    (["admin", "", "admin"], "3: 'admin': the admin's screen is already shown"),
    (["admin", "up"], "2: 'up': no finger is down; use down X Y first"),
    (["admin", "down 1 1"], "2: 'down 1 1': 1, 1 is outside the graph; use a point from 96, 156 to 496, 556"),
    (["buy Tar"], "1: 'buy Tar': 'Tar' is not on the menu; use "),
    (["down 1"], "1: 'down 1' is not valid; use down X Y, move X Y, up or shake"),
    (["insert 5"], "1: 'insert 5' is not valid; use insert 100, 500 or 1000, buy NAME, or add NAME [COUNT]"),
    (["sleep"], "1: 'sleep' is not valid; use insert 100, 500 or 1000, buy NAME, add NAME [COUNT], admin, "),
  ])
  func errorsSayWhatIsAllowed(lines: [String], beginning: String) {
    let error = #expect(throws: MoveListError.self) { try played(lines) }
    #expect(error?.description.hasPrefix(beginning) == true, "\(error?.description ?? "")")
  }

  @Test func theChartTakesNoTouches() {
    let error = #expect(throws: MoveListError.self) { try played(["admin", "shake"], on: nil) }
    #expect(error?.description == "2: 'shake': the chart takes no touches; use the app's own graph")
  }
}
