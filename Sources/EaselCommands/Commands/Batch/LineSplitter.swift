package import Canvas

/// The lines of bytes that come piece by piece.
package struct LineSplitter {
  package enum Line: Equatable {
    /// Without its end; empty where it was not wanted.
    case whole([UInt8])
    /// More bytes than are kept.
    case tooLong
  }

  private let limit: Int
  private let read: @Sendable () throws(FileError) -> [UInt8]
  private var piece: [UInt8] = []
  private var position = 0
  private var isAtEnd = false

  /// How many bytes were read.
  package private(set) var byteCount = 0

  /// - Parameters:
  ///   - limit: How many bytes of a line are kept.
  ///   - read: The next bytes; none at the end.
  package init(limit: Int, read: @escaping @Sendable () throws(FileError) -> [UInt8]) {
    self.limit = limit
    self.read = read
  }

  /// The next line; nil after the last. The last need not have an end. One that is not wanted is not kept.
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
