import Canvas
import CanvasCharts
import Testing

struct PieSectorsTests {
  private let turn = 2 * Double.pi

  @Test func startsAtTheRightAndGoesOnInOrder() {
    let sectors = PieSectors(values: [1, 2, 1]).sectors
    #expect(sectors.map(\.index) == [0, 1, 2])
    #expect(sectors.map(\.startAngle) == [0, turn / 4, turn * 3 / 4])
    #expect(sectors.map(\.endAngle) == [turn / 4, turn * 3 / 4, turn])
    #expect(sectors.map(\.sweep) == [turn / 4, turn / 2, turn / 4])
    #expect(sectors.map(\.middleAngle) == [turn / 8, turn / 2, turn * 7 / 8])
    #expect(sectors.map(\.fraction) == [0.25, 0.5, 0.25])
  }

  @Test func whatDoesNotCountGivesNoSector() {
    let sectors = PieSectors(values: [0, 3, -1, .nan, 1, .infinity, -0.0]).sectors
    #expect(sectors.map(\.index) == [1, 4])
    #expect(sectors.map(\.fraction) == [0.75, 0.25])
  }

  @Test func nothingGivesNoSectors() {
    #expect(PieSectors(values: []).sectors.isEmpty)
    #expect(PieSectors(values: [0, 0]).sectors.isEmpty)
  }

  @Test(arguments: [.leastNonzeroMagnitude, 1e-300, 0.1, 1, 3, 1e308, .greatestFiniteMagnitude])
  func oneValueIsAWholeTurn(value: Double) {
    let sectors = PieSectors(values: [0, value]).sectors
    #expect(sectors.map(\.isFullTurn) == [true])
    #expect(sectors.map(\.fraction) == [1])
  }

  @Test func hugeValuesDoNotOverflow() {
    let sectors = PieSectors(values: Array(repeating: .greatestFiniteMagnitude, count: 1000)).sectors
    #expect(sectors.count == 1000)
    #expect(sectors.allSatisfy { $0.fraction == 0.001 && abs($0.sweep - turn / 1000) < 1e-14 })
    #expect(sectors.last?.endAngle == turn)
  }

  @Test func aValueThatIsNothingBesideAnotherKeepsItsPlace() {
    let sectors = PieSectors(values: [1, 1e-300, 1, .leastNonzeroMagnitude]).sectors
    #expect(sectors.map(\.index) == [0, 1, 2, 3])
    #expect(sectors.map(\.sweep) == [turn / 2, 0, turn / 2, 0])
    #expect(sectors.map(\.isFullTurn) == [false, false, false, false])
  }

  @Test func sweepsMakeATurnAndNeighboursMeet() throws {
    var random = Lehmer()
    for round in 0..<200 {
      let values = (0..<1 + random.next() % 300).map { _ in Double(random.next() % 1000) * 1.1 }
      let sectors = PieSectors(values: values).sectors
      #expect(sectors.map(\.index) == values.indices.filter { values[$0] > 0 }, "round \(round)")
      guard let first = sectors.first, let last = sectors.last else { continue }
      #expect(first.startAngle == 0)
      #expect(last.endAngle == turn)
      for (sector, following) in zip(sectors, sectors.dropFirst()) {
        #expect(sector.endAngle == following.startAngle)
      }
      #expect(abs(sectors.reduce(0) { $0 + $1.sweep } - turn) < 1e-12)
      let total = values.reduce(0, +)
      for sector in sectors {
        #expect(abs(sector.sweep - values[sector.index] / total * turn) < 1e-12)
        #expect(abs(sector.fraction - values[sector.index] / total) < 1e-15)
      }
    }
  }

  @Test func aHundredThousandValuesEndAtAWholeTurn() {
    let sectors = PieSectors(values: (0..<100_000).map { Double($0 % 7 + 1) * 0.1 }).sectors
    #expect(sectors.count == 100_000)
    #expect(sectors.last?.endAngle == turn)
  }
}

/// A small fixed sequence of numbers for these tests.
private struct Lehmer {
  private var state = 1
  mutating func next() -> Int {
    state = state * 48_271 % 2_147_483_647
    return state
  }
}
