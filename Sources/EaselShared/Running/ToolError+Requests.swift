package import CanvasRequests

extension ToolError {
  /// The error of a request, with the names of options.
  package init(_ error: RequestError) {
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
  package init(inJSON error: RequestError) {
    let status = ToolError(error).status
    self.init(status, error.text.description)
  }
}

/// Runs a closure, and throws its error as the tool's.
package func asTool<Value>(_ body: () throws(RequestError) -> Value) throws(ToolError) -> Value {
  do { return try body() } catch { throw ToolError(error) }
}
