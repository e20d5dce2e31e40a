internal import ArgumentParser
internal import CanvasRequests
internal import EaselShared

/// A command whose options are a request.
protocol RequestCommand: WorkingCommand {
  associatedtype Request: DrawableRequest
  /// The request of the command line.
  func request() throws(RequestError) -> Request
}

extension RequestCommand {
  /// Returns the request. Throws if its members contradict each other.
  func checkedRequest() throws(ValidationError) -> Request {
    do throws(RequestError) {
      let request = try request()
      try request.check()
      return request
    } catch {
      throw error.validation
    }
  }

  /// The request of the command line, for tests.
  var anyRequest: PictureRequest? { (try? request()).map { PictureRequest($0) } }
}
