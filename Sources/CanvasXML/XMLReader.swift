/// Parses XML with expat, piece by piece, and passes it to a handler.
package final class XMLReader<Handler: XMLHandler> {
  private let handler: Handler
  private let parser: ExpatParser
  private let error: (XMLRefusal) -> Handler.Failure
  /// The error that the handler threw, which stopped the parser.
  private var failure: Handler.Failure?

  /// - Parameter error: The error for what the reader refuses.
  package init(
    _ handler: Handler, limits: XMLLimits, error: @escaping (XMLRefusal) -> Handler.Failure
  ) throws(Handler.Failure) {
    self.handler = handler
    self.error = error
    do throws(XMLRefusal) { parser = try ExpatParser(limits) } catch let refusal { throw error(refusal) }
    parser.onStart = { [unowned self] name, attributes in
      handle { (handler) throws(Handler.Failure) in try handler.start(name, attributes) }
    }
    parser.onEnd = { [unowned self] name in
      handle { (handler) throws(Handler.Failure) in try handler.end(name) }
    }
    parser.onText = { [unowned self] text in
      handle { (handler) throws(Handler.Failure) in try handler.text(text) }
    }
  }

  /// Parses a piece. The last one may be empty.
  package func parse(_ piece: UnsafeRawBufferPointer, isLast: Bool) throws(Handler.Failure) {
    do throws(XMLRefusal) {
      try parser.parse(piece, isLast: isLast)
    } catch let refusal { throw failure ?? error(refusal) }
    if let failure { throw failure }
  }

  /// The line and the column of what is parsed, both from 1.
  package var place: (line: Int, column: Int) { parser.place }

  private func handle(_ body: (Handler) throws(Handler.Failure) -> Void) {
    // expat may call once more after it was stopped.
    guard failure == nil else { return }
    do { try body(handler) } catch {
      failure = error
      parser.stop()
    }
  }
}

/// The XML library.
package enum XMLLibrary {
  /// The name and the version of the library, or nil if there is none.
  package static var version: String? { ExpatParser.version }
}
