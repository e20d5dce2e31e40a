import Canvas
import Testing

@Suite struct EdgeInsetsTests {
  @Test func leadingIsLeftAndTrailingIsRight() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4) == insets)
    #expect(insets.leading == 2 && insets.trailing == 4)
    var other = EdgeInsets(leading: 5, trailing: 6)
    #expect(other == EdgeInsets(left: 5, right: 6))
    other.leading = -7
    other.trailing = 8
    #expect(other == EdgeInsets(left: -7, right: 8))
  }

  @Test func aHorizontalAlignmentHasBothNames() {
    #expect(HorizontalAlignment.leading == .left && HorizontalAlignment.trailing == .right)
    #expect(HorizontalAlignment.allCases.map(\.fraction) == [0, 0.5, 1])
  }
}
