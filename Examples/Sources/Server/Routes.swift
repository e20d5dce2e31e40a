import Canvas
import CanvasBatch
import CanvasCards
import CanvasRequests
import Foundation
import Hummingbird
import Pictures

/// Answers `/card/QH.png`, `/chart.png`, `/og.png?title=…`, `/picture.png`, and `/health`.
func makeRouter() -> Router<BasicRequestContext> {
  let router = Router()
  router.get("card/{name}.png") { _, context in
    // As in the address: "queen%20of%20hearts".
    let name = try context.parameters.require("name")
    do {
      return try await response { try cardPicture(name.removingPercentEncoding ?? name).png() }
    } catch let error as CardNameError {
      throw HTTPError(.notFound, message: "\(error)")
    }
  }
  router.get("chart.png") { _, _ in try await response { try chartPicture(of: Sale.examples).png() } }
  // The title of a page, as in /og.png?title=Four%20aces.
  router.get("og.png") { request, _ in
    let query = request.uri.queryParameters
    guard let title = query["title"], title.utf8.count <= 500 else {
      throw HTTPError(.badRequest, message: "title: a text of at most 500 bytes")
    }
    let author = String(query["author"]?.prefix(80) ?? "")
    return try await response { try ShareImage(title: String(title), author: author).png() }
  }
  // {"command": "pie", "data": [["Cola", 3], ["Tea", 1]], "options": {"hole": 0.6}}
  router.post("picture.png") { request, _ in
    let body = try await request.body.collect(upTo: limits.byteCount)
    do {
      let picture = try PictureRequest(json: Array(body.readableBytesView), limits: limits)
      return try await response(tag: picture.digest) { try picture.drawable(in: resources).png() }
    } catch let error as RequestError {
      throw HTTPError(error.reason == .failure ? .internalServerError : .unprocessableContent, message: "\(error)")
    }
  }
  // Answered at once, however many pictures are drawn.
  router.get("health") { _, _ in HTTPResponse.Status.ok }
  return router
}

/// What requests from outside may use: no files, pictures of at most a million pixels, and seconds for each step.
private let resources = {
  var resources = Resources()
  resources.limits.byteCount = 1 << 18
  resources.limits.pixelCount = 1_000_000
  resources.limits.seconds = 5
  return resources
}()

private var limits: Resources.Limits { resources.limits }

/// The pictures are drawn on their own threads. Drawing on those of the server's tasks would delay other requests.
private func response(
  tag: String? = nil, picture: @escaping @Sendable () throws -> [UInt8]
) async throws -> Response {
  let png = try await DrawingThreads.shared.run(picture)
  var headers: HTTPFields = [.contentType: "image/png", .cacheControl: "max-age=3600"]
  if let tag { headers[.eTag] = "\"\(tag)\"" }
  return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: png)))
}
