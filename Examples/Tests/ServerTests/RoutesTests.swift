import Hummingbird
import HummingbirdTesting
import Testing

@testable import Server

@Suite struct RoutesTests {
  @Test(arguments: ["/card/QH.png", "/card/queen%20of%20hearts.png", "/chart.png", "/og.png?title=Four%20aces"])
  func picturesArePNG(path: String) async throws {
    try await Application(router: makeRouter()).test(.router) { client in
      try await client.execute(uri: path, method: .get) { response in
        #expect(response.status == .ok)
        #expect(response.headers[.contentType] == "image/png")
        #expect(response.body.getString(at: 1, length: 3) == "PNG")
      }
    }
  }

  @Test func anUnknownCardIsNotFound() async throws {
    try await Application(router: makeRouter()).test(.router) { client in
      try await client.execute(uri: "/card/ZZ.png", method: .get) { response in
        #expect(response.status == .notFound)
        #expect(String(buffer: response.body).contains("is not a card"))
      }
    }
  }

  @Test func aRequestInTheBodyIsDrawn() async throws {
    let body = #"{"command": "pie", "data": [["Cola", 3], ["Tea", 1]], "options": {"size": [200, 150]}}"#
    try await Application(router: makeRouter()).test(.router) { client in
      try await client.execute(uri: "/picture.png", method: .post, body: ByteBuffer(string: body)) { response in
        #expect(response.status == .ok)
        #expect(response.body.getString(at: 1, length: 3) == "PNG")
        #expect(response.headers[.eTag]?.count == 66)
      }
    }
  }

  @Test(arguments: [
    (#"{"command": "pie", "data": [], "options": {"hole": 2}}"#, "options.hole: 2; must be a number from 0 to 0.95"),
    (#"{"command": "pie", "file": "/etc/passwd"}"#, "files can't be read here"),
    (#"{"command": "card", "card": "QH", "options": {"scale": 10}}"#, "2500x3500 pixels: a side must be"),
    ("[[[[", "1:5: the end of the file"),
  ])
  func aHostileBodyIsAnErrorWithItsPlace(body: String, message: String) async throws {
    try await Application(router: makeRouter()).test(.router) { client in
      try await client.execute(uri: "/picture.png", method: .post, body: ByteBuffer(string: body)) { response in
        #expect(response.status == .unprocessableContent)
        #expect(String(buffer: response.body).contains(message), "\(String(buffer: response.body))")
      }
    }
  }

  @Test func aShareImageNeedsATitle() async throws {
    try await Application(router: makeRouter()).test(.router) { client in
      try await client.execute(uri: "/og.png", method: .get) { response in #expect(response.status == .badRequest) }
    }
  }

  @Test func healthIsAnswered() async throws {
    try await Application(router: makeRouter()).test(.router) { client in
      try await client.execute(uri: "/health", method: .get) { response in #expect(response.status == .ok) }
    }
  }
}
