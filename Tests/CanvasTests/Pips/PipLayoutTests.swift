import Canvas
import Testing

@Suite struct PipLayoutTests {
  private let area = Rect(x: 10, y: 20, width: 100, height: 200)

  @Test(arguments: 1...10)
  func aRankHasAsManyPipsAsItSays(rank: Int) {
    let layout = PipLayout(rank: rank)
    #expect(layout.rows.reduce(0, +) == rank)
    #expect(layout.rows.count <= 5)
    #expect(layout.rows.allSatisfy { (1...2).contains($0) })
    #expect(layout.frames(in: area, pipSize: Size(width: 1, height: 1)).count == rank)
  }

  @Test func onlyTheSevenIsNotTheSameUpsideDown() {
    let lopsided = (0...10).filter { PipLayout(rank: $0).rows != PipLayout(rank: $0).rows.reversed() }
    #expect(lopsided == [7])
    #expect(PipLayout(rank: 7).rows == [2, 1, 2, 2])
  }

  @Test(arguments: [-1, 0, 11, 12, 13, Int.max])
  func otherRanksHaveNoPips(rank: Int) {
    #expect(PipLayout(rank: rank).frames(in: area, pipSize: Size(width: 1, height: 1)).isEmpty)
  }

  @Test func pipsStandInTheMiddleOfTheirCells() {
    let frames = PipLayout(rows: [1, 2]).frames(in: area, pipSize: Size(width: 20, height: 30))
    #expect(
      frames == [
        Rect(x: 50, y: 55, width: 20, height: 30),
        Rect(x: 25, y: 155, width: 20, height: 30),
        Rect(x: 75, y: 155, width: 20, height: 30),
      ])
  }

  @Test func aRowOfThreeHasThreeColumnsAndAnEmptyRowKeepsItsPlace() {
    let frames = PipLayout(rows: [3, 0, -2, 1]).frames(in: area, pipSize: .zero)
    #expect(frames.map(\.origin.y) == [45, 45, 45, 195])
    #expect(frames.map(\.origin.x)[1] == 60)
    #expect(frames.map(\.origin.x)[3] == 60)
  }

  @Test(arguments: [Rect.null, Rect(x: 0, y: 0, width: 0, height: 9), Rect(x: .nan, y: 0, width: 9, height: 9)])
  func anAreaThatIsNotThereHoldsNothing(area: Rect) {
    #expect(PipLayout(rank: 5).frames(in: area, pipSize: Size(width: 1, height: 1)).isEmpty)
    #expect(PipLayout.fontSize(fitting: area) { Size(width: $0, height: $0) } == 0)
  }

  @Test func theFontSizeIsCorrectedByTheHeightThatWasMeasured() {
    // Rows are 40 high; a font of 40 takes 50, so 32 takes 40.
    let size = PipLayout.fontSize(fitting: area) { Size(width: $0, height: $0 * 1.25) }
    #expect(size == 32)
  }

  @Test func theFontSizeIsCorrectedByTheWidthOnlyWhereHalfTheAreaIsNarrower() {
    // Halves are 50 wide; at 32 the pip is 80 wide.
    #expect(PipLayout.fontSize(fitting: area) { Size(width: $0 * 2.5, height: $0 * 1.25) } == 20)
    #expect(PipLayout.fontSize(fitting: area) { Size(width: $0 * 50 / 32, height: $0 * 1.25) } == 32)
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func aPipThatCannotBeMeasuredGetsNoSize(height: Double) {
    #expect(PipLayout.fontSize(fitting: area) { _ in Size(width: 10, height: height) } == 0)
  }
}
