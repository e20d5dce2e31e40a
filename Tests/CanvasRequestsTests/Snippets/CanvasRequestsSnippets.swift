import Canvas
import CanvasGoldensTesting
import CanvasRequests
import Testing

@Suite(.requiresDejaVu) struct CanvasRequestsSnippets {
  // snippet
  func png(for body: [UInt8], _ resources: Resources) throws -> [UInt8] {
    let request = try PictureRequest(json: body)
    return try request.drawable(in: resources).png()
  }
  // end of snippet

  // snippet
  func ring(of table: String, in resources: Resources) throws -> Image {
    var request = PieRequest(data: .text(table))
    request.look.title = "May"
    request.pie.hole = 0.6
    request.picture.scale = 2
    return try request.drawable(in: resources).image()
  }
  // end of snippet

  @Test func aBodyAndAValueAreTheSamePicture() throws {
    let resources = Resources()
    let body = #"""
      {"command": "pie", "data": "Cola,30\nTea,12", "options": {"title": "May", "hole": 0.6, "scale": 2}}
      """#
    let image = try ring(of: "Cola,30\nTea,12", in: resources)
    #expect(try png(for: Array(body.utf8), resources) == image.png(pixelsPerInch: 144))
    #expect(image.pixelWidth == 1280)
  }
}
