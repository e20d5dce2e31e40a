internal import Canvas
internal import CanvasRequests
internal import EaselShared

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

extension ToolError {
  /// The error of a request, with the names of options.
  init(_ error: RequestError) {
    let status: ExitStatus =
      switch error.reason {
      case .request, .limit: .usage
      case .content: .badContent
      case .file: .unreadable
      case .failure: .internalFault
      }
    self.init(status, error.text.line)
  }
}

extension ToolError {
  /// The error of a request in JSON, with the names of members.
  init(inJSON error: RequestError) {
    let status = ToolError(error).status
    self.init(status, error.text.description)
  }
}

/// Runs a closure, and throws its error as the tool's.
func asTool<Value>(_ body: () throws(RequestError) -> Value) throws(ToolError) -> Value {
  do { return try body() } catch { throw ToolError(error) }
}

extension ToolEnvironment {
  /// Prints the warnings about a picture.
  func print(warnings: [RequestText]) { printWarnings(warnings.map(\.line)) }
}
