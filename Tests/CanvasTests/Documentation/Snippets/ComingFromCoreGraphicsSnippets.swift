import Canvas
import CanvasGoldensTesting
import GoldenScenes
import Testing

@Suite(.requiresDejaVu) struct ComingFromCoreGraphicsSnippets {
  @Test func circleThroughTheContext() throws {
    let image = try Image(size: Size(width: 220, height: 220), scale: 2) { context in
      context.setFillColor(.white)
      context.fill(context.bounds)
      // snippet
      context.addArc(
        center: context.bounds.center, radius: 100, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
      context.setLineWidth(5)
      context.setFillColor(.green)
      context.setStrokeColor(.red)
      context.strokePath()
      context.fillPath()  // nothing is left to fill
      // end of snippet
    }
    #expect(try image == LectureScenes.circleThroughTheContext.image())
    expectArticle(shows: "lecture-circle-context", drawnAs: image)
  }

  @Test func circleThroughAPath() throws {
    let image = try Image(size: Size(width: 220, height: 220), scale: 2) { context in
      context.setFillColor(.white)
      context.fill(context.bounds)
      // snippet
      var path = Path()
      path.addArc(
        center: context.bounds.center, radius: 100, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
      Color.green.setFill(on: context)
      Color.red.setStroke(on: context)
      path.stroke(on: context, style: StrokeStyle(width: 5))
      path.fill(on: context)  // covers the inner half of the stroke
      // end of snippet
    }
    #expect(try image == LectureScenes.circleThroughAPath.image())
    expectArticle(shows: "lecture-circle-path", drawnAs: image)
  }

  @Test func triangle() throws {
    let image = try Image(size: Size(width: 150, height: 160), scale: 2) { context in
      context.setFillColor(.white)
      context.fill(context.bounds)
      // snippet
      var triangle = Path()
      triangle.move(to: Point(x: 80, y: 50))
      triangle.addLine(to: Point(x: 140, y: 150))
      triangle.addLine(to: Point(x: 10, y: 150))
      triangle.close()
      Color.green.setFill(on: context)
      Color.red.setStroke(on: context)
      triangle.fill(on: context)
      triangle.stroke(on: context, style: StrokeStyle(width: 3))
      // end of snippet
    }
    #expect(try image == LectureScenes.triangle.image())
    expectArticle(shows: "lecture-triangle", drawnAs: image)
  }

  @Test func frameOfARotatedView() throws {
    // snippet
    let bounds = Rect(x: 0, y: 0, width: 200, height: 250)
    let toSuperview = Transform(translationX: 300, y: 225)
      .rotated(by: .pi / 4)
      .translatedBy(x: -bounds.midX, y: -bounds.midY)
    let frame = bounds.applying(toSuperview)  // about 318 × 318 at (141, 66)
    // end of snippet
    #expect(abs(frame.width - 318.2) < 0.01 && abs(frame.height - 318.2) < 0.01)
    #expect(frame.center.distance(to: Point(x: 300, y: 225)) < 1e-9)
    expectArticle(shows: "lecture-frame", drawnAs: try LectureScenes.rotatedView.image())
  }

  @Test func card() throws {
    expectArticle(shows: "lecture-card", drawnAs: try LectureScenes.card.image())
  }

  @Test func views() throws {
    struct Subview {
      var frame: Rect
      var color: Color
      var alpha = 1.0
      var isHidden = false
    }
    let subviews = [
      Subview(
        frame: Rect(x: 10, y: 10, width: 80, height: 60), color: Color(hue: 0.58, saturation: 0.6, brightness: 0.9)),
      Subview(frame: Rect(x: 0, y: 0, width: 120, height: 90), color: .black, isHidden: true),
      Subview(frame: Rect(x: 60, y: 35, width: 80, height: 60), color: .orange, alpha: 0.7),
    ]
    let image = try Image(size: Size(width: 150, height: 105), scale: 2) { context in
      context.setFillColor(.white)
      context.fill(context.bounds)
      // snippet
      for view in subviews where !view.isHidden {
        context.withTransparencyLayer(alpha: view.alpha) {
          context.translateBy(x: view.frame.minX, y: view.frame.minY)
          let bounds = Rect(origin: .zero, size: view.frame.size)
          context.clip(to: Path(roundedRect: bounds, cornerRadius: 12))
          context.setFillColor(view.color)
          context.fill(bounds)
          context.setStrokeColor(.black)
          context.strokeBorder(bounds, cornerRadius: 12, width: 3)
        }
      }
      // end of snippet
    }
    expectArticle(shows: "lecture-views", drawnAs: image)
  }
}
