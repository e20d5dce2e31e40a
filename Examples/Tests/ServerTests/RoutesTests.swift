import Hummingbird
import HummingbirdTesting
import Testing

@testable import Server

@Suite struct RoutesTests {
  @Test(arguments: ["/card/QH.png", "/card/queen%20of%20hearts.png", "/chart.png"])
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
        #expect(String(buffer: response.body).contains("is no card"))
      }
    }
  }

  @Test func healthIsAnswered() async throws {
    try await Application(router: makeRouter()).test(.router) { client in
      try await client.execute(uri: "/health", method: .get) { response in #expect(response.status == .ok) }
    }
  }
}
