import Canvas
import CanvasGoldensTesting
import CanvasPDF
import CanvasSVG
import CanvasScenes
import GoldenScenes
import TestSupport
import Testing

@Suite(.requiresDejaVu) struct ComingFromCoreGraphicsSnippets {
  @Test func circleThroughTheContext() throws {
    let image = try Image(size: Size(width: 220, height: 220), scale: 2) { context in
      context.setFillColor(.white)
      context.fill(context.bounds)
      // snippet
      context.addArc(
        center: context.bounds.center, radius: 100, startAngle: 0, endAngle: 2 * .pi, direction: .clockwise)
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
        center: context.bounds.center, radius: 100, startAngle: 0, endAngle: 2 * .pi, direction: .clockwise)
      context.stroke(path, with: .color(.red), lineWidth: 5)
      context.fill(path, with: .color(.green))  // covers the inner half of the stroke
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
      context.fill(triangle, with: .color(.green))
      context.stroke(triangle, with: .color(.red), lineWidth: 3)
      // end of snippet
    }
    #expect(try image == LectureScenes.triangle.image())
    expectArticle(shows: "lecture-triangle", drawnAs: image)
  }

  @Test func frameOfARotatedView() throws {
    // snippet
    var view = LayerView(frame: Rect(x: 200, y: 100, width: 200, height: 250))
    view.transform = Transform(rotationAngle: .pi / 4)
    let frame = view.frame  // about 318 × 318 at (141, 66)
    // end of snippet
    #expect(view.center == Point(x: 300, y: 225) && view.bounds == Rect(x: 0, y: 0, width: 200, height: 250))
    #expect(abs(frame.width - 318.2) < 0.01 && abs(frame.height - 318.2) < 0.01)
    #expect(frame.center.distance(to: view.center) < 1e-9)
    expectArticle(shows: "lecture-frame", drawnAs: try LectureScenes.rotatedView.image())
  }

  @Test func card() throws {
    expectArticle(shows: "lecture-card", drawnAs: try LectureScenes.card.image())
  }

  @Test func views() throws {
    let image = try Image(size: Size(width: 150, height: 105), scale: 2) { context in
      context.setFillColor(.white)
      context.fill(context.bounds)
      // snippet
      var blue = LayerView(frame: Rect(x: 10, y: 10, width: 80, height: 60))
      blue.background = .color(Color(hue: 0.58, saturation: 0.6, brightness: 0.9))
      blue.cornerRadius = 12
      blue.borderWidth = 3
      var orange = blue
      orange.frame = Rect(x: 60, y: 35, width: 80, height: 60)
      orange.background = .color(.orange)
      orange.alpha = 0.7
      var black = LayerView(frame: context.bounds)
      black.background = .color(.black)
      black.isHidden = true
      var screen = LayerView(frame: context.bounds)
      screen.subviews = [blue, orange, black]
      try screen.draw(on: context)
      // end of snippet
    }
    expectArticle(shows: "lecture-views", drawnAs: image)
  }

  @Test func files() throws {
    let files = try TemporaryFolder()
    let (folder, font) = (files.path, try Font.default(size: 14))
    // snippet
    var document = PDFDocument(title: "Report")
    for number in 1...2 {
      let page = try Recording(size: Size(width: 595, height: 842)) { context in
        context.draw(StyledText("Page \(number)", font: font), at: Point(x: 72, y: 72))
      }
      document.addPage(page)
    }
    try document.write(to: "\(folder)/report.pdf")
    // end of snippet
    #expect(document.pageCount == 2)
    #expect(try files.bytes("report.pdf").starts(with: "%PDF".utf8))

    try files.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path d="M0 0H3V2H0Z" fill="red"/></svg>"#,
      as: "logo.svg")
    // snippet
    let logo = try SVGDocument(contentsOf: "\(folder)/logo.svg")
    let picture = try Image(size: Size(width: 60, height: 40), scale: 2) { context in
      try logo.draw(in: context.bounds, on: context)
    }
    try picture.writePNG(to: "\(folder)/logo.png")
    // end of snippet
    let drawn = try Image(contentsOf: files["logo.png"])
    #expect(drawn.pixelWidth == 120 && drawn.color(atPixelX: 60, y: 40) == .red)

    try files.write(SampleJPEG.baseline, as: "photo.jpg")
    // snippet
    let photo = try Image(contentsOf: "\(folder)/photo.jpg")
    let small = try photo.resized(to: Size(width: 8, height: 4))
    try small.writeJPEG(to: "\(folder)/small.jpg", quality: 85)
    try small.writeWebP(to: "\(folder)/small.webp", quality: 80)
    // end of snippet
    for name in ["small.jpg", "small.webp"] { #expect(try Image(contentsOf: files[name]).pixelWidth == 8) }
  }
}
