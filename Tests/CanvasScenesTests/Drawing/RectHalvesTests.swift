import Canvas
import CanvasScenes
import Testing

@Suite struct RectHalvesTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)
  private let backwards = Rect(x: 40, y: 60, width: -30, height: -40)

  @Test func halvesMeetInTheMiddle() {
    #expect(rect.leftHalf == Rect(x: 10, y: 20, width: 15, height: 40))
    #expect(rect.rightHalf == Rect(x: 25, y: 20, width: 15, height: 40))
    #expect(backwards.leftHalf == rect.leftHalf)
    #expect(backwards.rightHalf == rect.rightHalf)
  }
}
