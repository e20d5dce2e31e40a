import Canvas
import CanvasScenes
import Foundation
import Testing

@Suite struct VendingMachineTests {
  private func machine() throws -> VendingMachine {
    try VendingMachine(menu: [
      VendingMachine.Product(name: "Cola", price: 1500, stock: 2),
      VendingMachine.Product(name: "Iced coffee", price: 2200, stock: 0),
    ])
  }

  @Test func buyingTakesFromStockAndBalanceAndIsNoted() throws {
    var machine = try machine()
    try machine.make(.insert(.thousand))
    try machine.make(.insert(.fiveHundred))
    try machine.make(.insert(.hundred))
    #expect(machine.balance == 1600)
    try machine.make(.buy("Cola"))
    #expect(machine.balance == 100 && machine.menu[0].stock == 1)
    #expect(machine.history.map(\.name) == ["Cola"] && machine.purchasedCounts == [1, 0])
    #expect(machine.pieData.segments.map(\.name) == ["Cola", "Iced coffee"] && machine.pieData.total == 1)
  }

  @Test func whatIsNotAllowedIsATypedErrorAndChangesNothing() throws {
    var machine = try machine()
    let before = machine
    #expect(throws: VendingError.balanceTooSmall("Cola", price: 1500, balance: 0)) { try machine.make(.buy("Cola")) }
    #expect(throws: VendingError.soldOut("Iced coffee")) { try machine.make(.buy("Iced coffee")) }
    #expect(throws: VendingError.notOnTheMenu("Tea", menu: ["Cola", "Iced coffee"])) { try machine.make(.buy("Tea")) }
    for count in [0, -1, 9_998, Int.max, Int.min] {
      #expect(throws: VendingError.badStock("Cola", added: count, stock: 2)) {
        try machine.make(.add("Cola", count: count))
      }
    }
    #expect(machine == before)
  }

  @Test func aMenuHasNamesOfTheirOwnAndSoundNumbers() {
    let cola = VendingMachine.Product(name: "Cola", price: 1, stock: 1)
    for (menu, place) in [
      ([cola, cola], 1), ([VendingMachine.Product(name: "", price: 1, stock: 1)], 0),
      ([VendingMachine.Product(name: " \u{A0}", price: 1, stock: 1)], 0),
      ([cola, VendingMachine.Product(name: " Cola", price: 1, stock: 1)], 1),
      ([VendingMachine.Product(name: "a", price: -1, stock: 1)], 0),
      ([cola, VendingMachine.Product(name: "a", price: 1, stock: 10_000)], 1),
    ] {
      #expect(throws: VendingError.badProduct(menu[place].name, place: place)) { try VendingMachine(menu: menu) }
    }
  }

  @Test func movesAreReadFromText() throws {
    #expect(try VendingMachine.move(named: "insert 500") == .insert(.fiveHundred))
    #expect(try VendingMachine.move(named: "buy Iced coffee") == .buy("Iced coffee"))
    #expect(try VendingMachine.move(named: "add Iced coffee") == .add("Iced coffee"))
    #expect(try VendingMachine.move(named: "add Iced coffee 12") == .add("Iced coffee", count: 12))
    for text in ["", "insert", "insert 200", "insert 500 1", "buy", "add", "sell Cola"] {
      #expect(throws: MoveTextError.self) { try VendingMachine.move(named: text) }
    }
  }

  @Test(arguments: [
    "Tea #1", "#1", "A  B", " Cola\t", "Seven 7", "-7", "\\#x", "\\\\# y", "5 #️⃣",
    "Coca\u{A0}Cola", "a\nb", "\\", "admin",
  ])
  func aMoveThatIsPrintedReadsBack(name: String) throws {
    let menu = [VendingMachine.Product(name: name, price: 0, stock: 1)]
    let machine = try VendingMachine(menu: menu)
    let moves: [VendingMachine.Move] = [.buy(name), .add(name), .add(name, count: 3)]
    for move in moves {
      var expected = machine
      try expected.make(move)
      #expect(try machine.state(after: MoveList("\(move)  # a comment")) == expected, "\(move)")
      var direct = machine
      try direct.make(VendingMachine.move(named: move.description))
      #expect(direct == expected)
      #expect(try VendingMachine(json: expected.json()) == expected)
    }
    #expect(machine.legalMoves.contains(.buy(name)))
  }

  @Test func moneyIsConservedInEveryRandomRun() throws {
    let names = ["Cola", "Iced coffee", "Tea"]
    for seed in 1...20 as ClosedRange<UInt64> {
      var machine = try machine()
      var generator = SeededGenerator(seed: seed)
      for _ in 0..<200 {
        let name = names[generator.next(below: 3)]
        let moves: [VendingMachine.Move] = [
          .insert(VendingMachine.Unit.allCases[generator.next(below: 3)]), .buy(name),
          .add(name, count: generator.next(below: 4) - 1),
        ]
        try? machine.make(moves[generator.next(below: 3)])
        expectInvariants(of: machine)
      }
    }
  }

  /// The sample in `assets`, used by the moves in `assets`, a picture a step.
  @Test func aDayIsPlayedOnePictureAStep() throws {
    let assets = URL(fileURLWithPath: #filePath).appending(path: "../../../../assets").standardized
    let machine = try VendingMachine(json: Array(Data(contentsOf: assets.appending(path: "vending.json"))))
    let moves = try MoveList(Array(Data(contentsOf: assets.appending(path: "vending-moves.txt"))))
    #expect(moves.count >= 20)
    let style = VendingStyle(font: try Font.default(size: 1))
    var before: Image?
    for state in try machine.states(after: moves) {
      expectInvariants(of: state)
      #expect(try VendingMachine(json: state.json()) == state)
      let picture = try VendingScreen(.user, of: state, style: style).image(scale: 0.5)
      #expect(picture != before)
      before = picture
    }
  }

  private func expectInvariants(of machine: VendingMachine, _ location: SourceLocation = #_sourceLocation) {
    let inserted = machine.inserted.reduce(0) { $0 + $1.key.rawValue * $1.value }
    #expect(inserted == machine.balance + machine.history.reduce(0) { $0 + $1.price }, sourceLocation: location)
    #expect(machine.balance >= 0, sourceLocation: location)
    #expect(machine.menu.allSatisfy { $0.stock >= 0 }, sourceLocation: location)
    #expect(machine.purchasedCounts.reduce(0, +) == machine.history.count, sourceLocation: location)
  }
}
