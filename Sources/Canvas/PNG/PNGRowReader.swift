internal import CanvasKernels
internal import CanvasSystem

/// Decodes the rows of ordinary PNGs, faster than libpng: those that are not interlaced and have up to 8 bits a channel.
///
/// libpng reads and checks what is before the pixels. Whenever something here is unusual or damaged, the whole file is
/// left to libpng, so that this makes no difference to the pixels, the notes and the errors.
@safe package final class PNGRowReader {
  private let colorType: Int
  private let bitDepth: Int
  /// The pixels of indices or greys.
  private let table: [UInt32]
  private let width: Int
  private let height: Int
  /// Without the filter's byte.
  private let rowByteCount: Int
  /// In bytes, at least 1.
  private let pixelSize: Int
  private let data: PNGPixelData
  private let kernels: Kernels
  /// The number of rows that were read.
  private var y = 0
  private let inflater: UnsafeMutablePointer<ck_inflater>
  /// The compressed bytes before the inflater's next one.
  private var consumedCount = 0
  /// Inflated bytes, and two rows.
  private let room: UnsafeMutablePointer<UInt8>
  /// How far the inflated bytes may reach.
  private let inflatable: Int
  /// The inflated bytes that are not yet rows, as places in the room.
  private var inflated = 0..<0
  /// The rows before and after a filter is undone, unless that is done in the picture.
  private var above: UnsafeMutablePointer<UInt8>
  private var below: UnsafeMutablePointer<UInt8>

  /// Nil if the file must be left to libpng.
  init?(_ bytes: [UInt8], _ header: PNGHeader, kernels: Kernels) {
    guard !header.isDeep else { return nil }
    var samples = ck_png_samples()
    let status = unsafe ck_png_read_samples(
      bytes, bytes.count, UInt32(header.width), UInt32(header.height), &samples)
    guard status == CK_PNG_OK, !samples.is_interlaced else { return nil }
    colorType = Int(samples.color_type)
    bitDepth = Int(samples.bit_depth)
    guard !samples.has_transparent_color || colorType == CK_PNG_GREY else { return nil }
    table = unsafe withUnsafeBytes(of: samples.table) { unsafe Array($0.bindMemory(to: UInt32.self)) }
    width = header.width
    height = header.height
    rowByteCount = (width * header.bitsPerPixel + 7) / 8
    pixelSize = max(header.bitsPerPixel / 8, 1)
    self.kernels = kernels
    let inflatedCount = height * (rowByteCount + 1)
    guard let data = PNGPixelData(bytes, firstChunk: header.firstPixelChunk, inflatedCount: inflatedCount) else {
      return nil
    }
    self.data = data
    // What is inflated at once stays in the processor's cache. A byte more than there should be is noticed.
    inflatable = min(Int(CK_INFLATE_HISTORY) + max(1 << 17, 2 * (rowByteCount + 1)), inflatedCount + 1)
    unsafe room = UnsafeMutablePointer<UInt8>.allocate(
      capacity: inflatable + Int(CK_INFLATE_EXCESS) + 2 * (rowByteCount + 8))
    unsafe (above, below) = (room, room)
    unsafe inflater = UnsafeMutablePointer<ck_inflater>.allocate(capacity: 1)
    restart()
  }

  deinit {
    unsafe inflater.deallocate()
    unsafe room.deallocate()
  }

  /// Begins again at the first row.
  package func restart() {
    (y, consumedCount, inflated) = (0, 0, 0..<0)
    // Above the first row is one of zeros.
    unsafe above = room + inflatable + Int(CK_INFLATE_EXCESS)
    unsafe below = above + rowByteCount + 8
    unsafe above.initialize(repeating: 0, count: 2 * (rowByteCount + 8))
    unsafe data.deflated.withUnsafeBufferPointer { input in
      if let first = input.baseAddress { unsafe ck_inflater_start(inflater, first, input.count) }
    }
  }

  /// Writes the next rows, straight: at least one, and no more than are left. False if the data are damaged, or are not
  /// exactly those of the rows, which is known after the last one.
  package func read(_ count: Int, into pixels: UnsafeMutablePointer<UInt32>) -> Bool {
    unsafe data.deflated.withUnsafeBufferPointer { input in
      guard let first = input.baseAddress else { return false }
      if unsafe !inflater.pointee.is_in_tail {
        unsafe inflater.pointee.next = first + consumedCount
        unsafe inflater.pointee.end = first + input.count
      }
      defer { if unsafe !inflater.pointee.is_in_tail { unsafe consumedCount = inflater.pointee.next - first } }
      let target = y + count
      var row = unsafe pixels
      while true {
        guard unsafe takeRows(until: target, &row) else { return false }
        if y == target, y < height { return true }
        if y == height, !inflated.isEmpty { return false }
        guard unsafe inflater.pointee.state.rawValue < CK_INFLATE_DONE.rawValue else { break }
        inflate()
      }
      return unsafe y == height && inflater.pointee.state == CK_INFLATE_DONE
        && ck_inflater_left(inflater) == PNGPixelData.checksumByteCount
    }
  }

  private func inflate() {
    // The rows that are not complete yet are a part of the history, or follow it.
    let kept = min(inflated.upperBound, max(Int(CK_INFLATE_HISTORY), inflated.count))
    unsafe room.update(from: room + inflated.upperBound - kept, count: kept)
    let end = unsafe room + kept
    let count = unsafe kernels.table.pointee.inflate(inflater, room, end, room + inflatable)
    inflated = kept - inflated.count..<kept + count
  }

  /// Undoes the filters of the complete rows that are inflated, up to a row of the picture.
  private func takeRows(until target: Int, _ row: inout UnsafeMutablePointer<UInt32>) -> Bool {
    while inflated.count > rowByteCount, y < target {
      let next = unsafe room + inflated.lowerBound
      let filter = unsafe next.pointee
      guard filter <= 4 else { return false }
      let bytes = unsafe isDirect ? UnsafeMutableRawPointer(row).assumingMemoryBound(to: UInt8.self) : below
      unsafe kernels.table.pointee.unfilter_row(bytes, next + 1, above, rowByteCount, pixelSize, Int32(filter))
      unsafe convert(bytes, to: row)
      y += 1
      if !isDirect {
        unsafe swap(&above, &below)
      } else if y < target {
        unsafe above = bytes
      } else {
        // What becomes of the picture's row until the next one is read is not known here.
        unsafe above = below
        unsafe above.update(from: bytes, count: rowByteCount)
      }
      unsafe row += width
      inflated = inflated.lowerBound + rowByteCount + 1..<inflated.upperBound
    }
    return true
  }

  /// Whether the samples are pixels already.
  private var isDirect: Bool { colorType == CK_PNG_RGBA }

  private func convert(_ bytes: UnsafePointer<UInt8>, to row: UnsafeMutablePointer<UInt32>) {
    switch colorType {
    case CK_PNG_RGB: unsafe kernels.table.pointee.rgb_pixels(row, bytes, width)
    case CK_PNG_GREY_ALPHA: unsafe kernels.table.pointee.grey_alpha_pixels(row, bytes, width)
    case CK_PNG_RGBA: break
    default: unsafe kernels.table.pointee.table_pixels(row, bytes, width, table, UInt32(bitDepth))
    }
  }
}
