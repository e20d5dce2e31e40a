internal import ArgumentParser
internal import Canvas
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

extension Resources {
  /// The files, fonts and limits of a command: everything that the user may read.
  init(of environment: ToolEnvironment) {
    self.init()
    files = .everywhere
    limits.byteCount = InputFile.byteLimit
    limits.pixelCount = .max
    readsPipes = true
    dataName = InputFile.streamName
    standardInput = { () throws(RequestError) in
      do throws(FileError) { return try environment.readInput(InputFile.byteLimit) } catch {
        throw RequestError(error)
      }
    }
    willRead = { environment.files.willRead($0) }
  }
}

extension ToolEnvironment {
  /// Prints the warnings about a picture.
  func print(warnings: [RequestText]) { printWarnings(warnings.map(\.line)) }
}
