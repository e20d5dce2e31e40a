import Canvas
import Hummingbird

@main struct Server {
  static func main() async throws {
    // Many requests are drawn at once, so each picture gets one thread.
    Threads.maximum = 1
    let application = Application(
      router: makeRouter(), configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 8080)))
    try await application.runService()
  }
}
