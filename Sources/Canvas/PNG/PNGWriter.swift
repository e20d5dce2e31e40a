internal import CanvasSystem

/// Wraps libpng's writer for one picture: `start`, any number of calls with data, `finish`.
@safe struct PNGWriter: ~Copyable {
  private let writer: OpaquePointer

  init() throws(PNGError) {
    guard let writer = unsafe ck_png_writer_create() else { throw .outOfMemory }
    unsafe self.writer = writer
  }

  deinit { unsafe ck_png_writer_destroy(writer) }

  func start(_ header: ck_png_header) throws(PNGError) {
    var header = unsafe header
    try check(unsafe ck_png_writer_start(writer, &header))
  }

  /// Writes the next part of the compressed rows.
  func write(data: [UInt8]) throws(PNGError) {
    try check(unsafe ck_png_writer_data(writer, data, data.count))
  }

  /// Ends the file and returns its bytes.
  func finish() throws(PNGError) -> [UInt8] {
    try check(unsafe ck_png_writer_finish(writer))
    var count = 0
    let bytes = unsafe ck_png_writer_bytes(writer, &count)
    return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  private func check(_ status: ck_png_status) throws(PNGError) {
    switch status {
    case CK_PNG_OK: return
    case CK_PNG_NO_MEMORY: throw .outOfMemory
    default: throw .invalid(unsafe String(cString: ck_png_writer_message(writer)))
    }
  }
}
