#if Full || XLSX || SVG
  internal import CZlib
#endif

/// Decompresses Deflate (RFC 1951), in which XML files are packed.
package enum Inflater {
  /// What is around the compressed bytes.
  package enum Wrapping {
    case none
    /// The header and the checksum of gzip (RFC 1952).
    case gzip
  }

  /// Passes decompressed bytes on, piece by piece. Returns false if they are damaged or cut off, or if others follow.
  package static func inflate<Failure: Error>(
    _ packed: UnsafeRawBufferPointer, _ wrapping: Wrapping,
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) -> Bool {
    #if Full || XLSX || SVG
      var stream = z_stream()
      // Negative bits mean that there is no header, and 16 more a header of gzip.
      let bits = wrapping == .none ? -MAX_WBITS : MAX_WBITS + 16
      guard inflateInit2_(&stream, bits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else { return false }
      defer { inflateEnd(&stream) }
      let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
      defer { piece.deallocate() }
      var rest = packed[...]
      while true {
        if stream.avail_in == 0, !rest.isEmpty {
          let input = UnsafeRawBufferPointer(rebasing: rest.prefix(1 << 30))
          // zlib doesn't change its input.
          stream.next_in = UnsafeMutablePointer(mutating: input.baseAddress?.assumingMemoryBound(to: UInt8.self))
          stream.avail_in = uInt(input.count)
          rest = rest.dropFirst(input.count)
        }
        stream.next_out = piece.baseAddress?.assumingMemoryBound(to: UInt8.self)
        stream.avail_out = uInt(piece.count)
        let status = CZlib.inflate(&stream, Z_NO_FLUSH)
        let count = piece.count - Int(stream.avail_out)
        try body(UnsafeRawBufferPointer(rebasing: piece[..<count]))
        switch status {
        case Z_STREAM_END: return stream.avail_in == 0 && rest.isEmpty
        case Z_OK where count > 0 || !rest.isEmpty: continue
        default: return false
        }
      }
    #else
      return false
    #endif
  }
}
