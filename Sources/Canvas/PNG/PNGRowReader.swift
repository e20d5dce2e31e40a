internal import CanvasKernels
internal import CanvasSystem

/// Decodes the rows of ordinary PNGs, faster than libpng: those that are not interlaced and have up to 8 bits a channel.
///
/// libpng reads and checks what is before the pixels. Whenever something here is unusual or damaged, the whole file is
/// left to libpng, so that this makes no difference to the pixels, the notes and the errors.
struct PNGRowReader {
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
  }

  /// Writes all pixels, straight. False if the data are damaged, or are not exactly those of the rows.
  func read(into pixels: UnsafeMutablePointer<UInt32>) -> Bool {
    // What is inflated at once stays in the processor's cache. A byte more than there should be is noticed.
    let part = max(1 << 17, 2 * (rowByteCount + 1))
    let history = Int(CK_INFLATE_HISTORY)
    let inflatable = min(history + part, height * (rowByteCount + 1) + 1)
    let capacity = inflatable + Int(CK_INFLATE_EXCESS)
    // The rows before and after a filter is undone, unless that is done in the picture. The first is above the picture.
    let rowRoom = rowByteCount + 8
    return unsafe data.deflated.withUnsafeBufferPointer { input in
      unsafe withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity + 2 * rowRoom) { room in
        guard let start = room.baseAddress, let first = input.baseAddress else { return false }
        let inflater = UnsafeMutablePointer<ck_inflater>.allocate(capacity: 1)
        defer { unsafe inflater.deallocate() }
        unsafe ck_inflater_start(inflater, first, input.count)
        unsafe (start + capacity).initialize(repeating: 0, count: 2 * rowRoom)
        var above = unsafe start + capacity
        var below = unsafe above + rowRoom
        var end = unsafe start
        var next = unsafe start
        var y = 0
        while unsafe inflater.pointee.state.rawValue < CK_INFLATE_DONE.rawValue {
          // The rows that are not complete yet are a part of the history, or follow it.
          let kept = unsafe min(end - start, max(history, end - next))
          unsafe start.update(from: end - kept, count: kept)
          unsafe next = start + kept - (end - next)
          unsafe end = start + kept
          unsafe end += kernels.table.pointee.inflate(inflater, start, end, start + inflatable)
          while unsafe end - next > rowByteCount, y < height {
            let filter = unsafe next.pointee
            guard filter <= 4 else { return false }
            let row = unsafe pixels + y * width
            let target = unsafe isDirect ? UnsafeMutableRawPointer(row).assumingMemoryBound(to: UInt8.self) : below
            unsafe kernels.table.pointee.unfilter_row(target, next + 1, above, rowByteCount, pixelSize, Int32(filter))
            unsafe convert(target, to: row)
            if isDirect {
              unsafe above = target
            } else {
              unsafe swap(&above, &below)
            }
            unsafe next += rowByteCount + 1
            y += 1
          }
          if y == height, unsafe end > next { return false }
        }
        return unsafe y == height && inflater.pointee.state == CK_INFLATE_DONE
          && ck_inflater_left(inflater) == PNGPixelData.checksumByteCount
      }
    }
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
