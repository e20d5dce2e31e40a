import Articles
import Canvas
import CanvasGoldens
import CanvasGoldensTesting
import Testing

/// Expects a picture to be the one that an article shows, which is recorded as a golden is. It has two pixels a point.
func expectArticle(
  shows name: String, drawnAs image: Image, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(image.scale == 2, sourceLocation: sourceLocation)
  do {
    let store = try GoldenStore(sourceFile: sourceLocation.filePath, folder: Article.resources)
    expectGolden(image, named: "\(name)@2x", in: store, sourceLocation: sourceLocation)
  } catch {
    Issue.record(error, sourceLocation: sourceLocation)
  }
}
