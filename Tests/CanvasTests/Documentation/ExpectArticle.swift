import Canvas
import CanvasGoldensTesting
import Testing

/// Expects a picture to be the one that an article shows, which is recorded as a golden is. It has two pixels a point.
func expectArticle(
  shows name: String, drawnAs image: Image, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(image.scale == 2, sourceLocation: sourceLocation)
  expectGolden(image, named: "\(name)@2x", folder: Article.resources, sourceLocation: sourceLocation)
}
