import Canvas
import CanvasBatch
import CanvasCards
import Foundation
import Hummingbird
import Pictures

/// Answers `/card/QH.png`, `/chart.png`, and `/health`.
func makeRouter() -> Router<BasicRequestContext> {
  let router = Router()
  router.get("card/{name}.png") { _, context in
    // As in the address: "queen%20of%20hearts".
    let name = try context.parameters.require("name")
    do {
      return try await response { try cardPicture(name.removingPercentEncoding ?? name) }
    } catch let error as CardNameError {
      throw HTTPError(.notFound, message: "\(error)")
    }
  }
  router.get("chart.png") { _, _ in try await response { try chartPicture(of: Sale.examples) } }
  // Answered at once, however many pictures are drawn.
  router.get("health") { _, _ in HTTPResponse.Status.ok }
  return router
}

/// The pictures are drawn on their own threads. Drawing on those of the server's tasks would delay other requests.
private func response(picture: @escaping @Sendable () throws -> Image) async throws -> Response {
  let png = try await DrawingThreads.shared.run { try picture().png() }
  return Response(
    status: .ok, headers: [.contentType: "image/png", .cacheControl: "max-age=3600"],
    body: ResponseBody(byteBuffer: ByteBuffer(bytes: png)))
}
