import Canvas
import Testing

@Suite struct StrokeStyleTests {
  @Test func theDefaultsAreThoseOfCoreGraphics() {
    let style = StrokeStyle()
    #expect(style.width == 1 && style.cap == .butt && style.join == .miter && style.miterLimit == 10)
    #expect(style.dash.isEmpty && style.dashPhase == 0)
  }
}
