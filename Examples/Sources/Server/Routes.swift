import Canvas
import CanvasCards
import Foundation
import Hummingbird
import Pictures

/// Answers `/card/QH.png` and `/chart.png`.
func makeRouter() -> Router<BasicRequestContext> {
  let router = Router()
  router.get("card/{name}.png") { _, context in
    // As in the address: "queen%20of%20hearts".
    let name = try context.parameters.require("name")
    do {
      return try response(cardPicture(name.removingPercentEncoding ?? name))
    } catch let error as CardNameError {
      throw HTTPError(.notFound, message: "\(error)")
    }
  }
  router.get("chart.png") { _, _ in try response(chartPicture(of: Sale.examples)) }
  return router
}

private func response(_ image: Image) throws -> Response {
  Response(
    status: .ok, headers: [.contentType: "image/png", .cacheControl: "max-age=3600"],
    body: ResponseBody(byteBuffer: ByteBuffer(bytes: try image.png())))
}
