import Canvas
import CanvasViews
import Testing

/// Texts that don't fit are named.
@Suite struct CutTextTests {
  private let rules = "Draw two cards, then discard one of them, unless you have the crown."

  @Test func aTextBelowItsFrameIsCut() {
    let placed = VStack(alignment: .leading) {
      Text("Potion")
      Text(rules)
    }
    .frame(width: 120, height: 60).layout()
    #expect(placed.cutTexts == [rules])
  }

  @Test func aLimitOfLinesCuts() {
    #expect(Text(rules).lineLimit(2).frame(width: 120).layout().cutTexts == [rules])
    #expect(Text("Potion").lineLimit(1).frame(width: 120).layout().cutTexts.isEmpty)
  }

  @Test func aTextThatShrinksOrIsTallerIsNot() {
    #expect(Text(rules).minimumScaleFactor(0.3).frame(width: 120, height: 80).layout().cutTexts.isEmpty)
    #expect(Text(rules).frame(width: 120).layout().cutTexts.isEmpty)
    #expect(Text(rules).fixedSize().frame(width: 120).layout().cutTexts.isEmpty)
    #expect(Text("").frame(width: 0, height: 0).layout().cutTexts.isEmpty)
  }

  @Test func aTextInNoWidthIsCut() {
    #expect(Text(rules).frame(width: 0).layout().cutTexts == [rules])
  }
}
