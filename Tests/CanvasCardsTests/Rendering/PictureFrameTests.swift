import Canvas
import CanvasCards
import Testing

@Suite struct PictureFrameTests {
  private let bounds = Rect(x: 0, y: 0, width: 250, height: 350)

  private func frame(_ scale: Double) -> Rect? {
    CardStyle(ClassicDesign(), faceCardScale: scale).pictureFrame(in: bounds)
  }

  @Test func aPictureIsScaledAboutTheCentre() {
    #expect(frame(0.75) == Rect(x: 31.25, y: 43.75, width: 187.5, height: 262.5))
    #expect(frame(1) == bounds)
  }

  @Test(arguments: [0, -0.75, .nan, .infinity, -.infinity])
  func anOddScaleGivesNoPicture(scale: Double) {
    #expect(frame(scale) == nil)
  }
}
