/// The first frame of an animation as a file of its own, and its place (RFC 9649, section 2.7).
struct WebPFirstFrame {
  /// A still WebP with the frame's pixels.
  let still: [UInt8]
  /// The frame's left upper corner on the canvas, in pixels.
  let x, y: Int
  let canvasWidth, canvasHeight: Int

  /// Nil if the file has no frame.
  init?(_ file: ArraySlice<UInt8>) {
    guard let canvas = WebPFile.chunk("VP8X", in: file), canvas.count >= 10,
      let frame = WebPFile.chunk("ANMF", in: file), frame.count > 16
    else { return nil }
    func number(_ bytes: ArraySlice<UInt8>, _ offset: Int) -> Int {
      WebPFile.littleEndian(bytes[bytes.startIndex + offset..<bytes.startIndex + offset + 3])
    }
    (canvasWidth, canvasHeight) = (number(canvas, 4) + 1, number(canvas, 7) + 1)
    (x, y) = (number(frame, 0) * 2, number(frame, 3) * 2)
    let content = frame.dropFirst(16)
    // Nothing else: a frame that is an animation itself could go on without end.
    guard ["ALPH", "VP8 ", "VP8L"].contains(where: { content.starts(with: $0.utf8) }) else { return nil }
    var chunks: [UInt8] = []
    // Alpha beside a lossy picture needs the header of an extended file.
    if content.starts(with: "ALPH".utf8) {
      chunks = Array("VP8X".utf8) + [10, 0, 0, 0, 0x10, 0, 0, 0]
      chunks += frame[frame.startIndex + 6..<frame.startIndex + 12]
    }
    chunks += content
    let count = UInt32(chunks.count + 4)
    still =
      Array("RIFF".utf8) + [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: count >> $0) } + Array("WEBP".utf8) + chunks
  }
}
