import Hummingbird

@main struct Server {
  static func main() async throws {
    let application = Application(
      router: makeRouter(), configuration: ApplicationConfiguration(address: .hostname("127.0.0.1", port: 8080)))
    try await application.runService()
  }
}
