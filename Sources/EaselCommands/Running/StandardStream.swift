internal import Glibc

/// Whole reads and writes of the standard streams. They are used as descriptors, not as /dev/stdin and /dev/stdout,
/// which can't be opened where a stream is a socket.
enum StandardStream {
  static func readInput(limit: Int) throws(ToolError) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = read(STDIN_FILENO, &piece, piece.count)
      if count == 0 { return bytes }
      if count < 0 {
        if errno == EINTR { continue }
        throw ToolError(.unreadable, in: "standard input", "\(errorText(errno)); data can't be read")
      }
      guard bytes.count + count <= limit else {
        throw ToolError(.badContent, in: "standard input", "more than \(limit) bytes; at most \(limit) are allowed")
      }
      bytes += piece[..<count]
    }
  }

  static func write(_ bytes: [UInt8], to descriptor: Int32) throws(ToolError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress?.advanced(by: written), $0.count - written)
      }
      if count < 0 {
        let code = errno
        if code == EINTR { continue }
        if code == EAGAIN {
          // Whoever shares the stream made it non-blocking: wait until it takes more.
          var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&waiting, 1, -1)
          continue
        }
        throw ToolError(.unwritable, in: "standard output", "\(errorText(code)); the output is not whole")
      }
      written += count
    }
  }

  private static func errorText(_ code: Int32) -> String { String(cString: strerror(code)) }
}
