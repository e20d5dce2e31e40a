/// Splits pieces of bytes into lines.
package struct LineSplitter {
  package enum Line: Equatable {
    /// The line without its end, or empty if it wasn't wanted.
    case whole([UInt8])
    /// A line that is longer than the limit.
    case tooLong
  }

  private let limit: Int
  private let read: @Sendable () throws(FileError) -> [UInt8]
  private var piece: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  /// The number of bytes that were read.
  package private(set) var byteCount = 0

  /// - Parameters:
  ///   - limit: The maximum number of bytes in a line.
  ///   - read: Returns the next bytes, or none at the end.
  package init(limit: Int, read: @escaping @Sendable () throws(FileError) -> [UInt8]) {
    self.limit = limit
    self.read = read
  }

  /// Returns the next line, or nil after the last one, which may have no line end. An unwanted line is not kept.
  package mutating func next(isWanted: Bool = true) throws(FileError) -> Line? {
    var line: [UInt8] = []
    var hasStarted = false
    var isTooLong = false
    while true {
      if position == piece.count {
        if !isAtEnd { try readPiece() }
        if isAtEnd {
          guard hasStarted else { return nil }
          return isTooLong ? .tooLong : .whole(line)
        }
      }
      hasStarted = true
      let end = piece[position...].firstIndex(of: UInt8(ascii: "\n"))
      let part = piece[position..<(end ?? piece.count)]
      position = end.map { $0 + 1 } ?? piece.count
      if line.count + part.count > limit {
        isTooLong = true
        line = []
      } else if isWanted, !isTooLong {
        line += part
      }
      if end != nil { return isTooLong ? .tooLong : .whole(line) }
    }
  }

  private mutating func readPiece() throws(FileError) {
    piece = try read()
    position = 0
    byteCount += piece.count
    isAtEnd = piece.isEmpty
  }
}
