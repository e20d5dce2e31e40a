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

extension ToolEnvironment {
  /// Prints the warnings about a picture.
  func print(warnings: [RequestText]) { printWarnings(warnings.map(\.line)) }
}
