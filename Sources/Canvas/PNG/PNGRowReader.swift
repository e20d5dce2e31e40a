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
  /// The compressed bytes from the first one on, and those that are left.
  private let allData: PNGPixelData
  private var data: PNGPixelData
  /// The compressed bytes that are being read. Before the first one is room for some that were read before.
  private let input: UnsafeMutableRawBufferPointer
  private let kernels: Kernels
  /// The number of rows that were read.
  private var y = 0
  private let inflater: UnsafeMutablePointer<ck_inflater>
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
  init?(_ bytes: StoredBytes, _ header: PNGHeader, kernels: Kernels, pieceSize: Int = 1 << 16) {
    // What is before the pixels, up to their first chunk's name, is read at once.
    guard !header.isDeep, header.firstPixelChunk < 1 << 20 else { return nil }
    var samples = ck_png_samples()
    let status = unsafe bytes[0..<header.firstPixelChunk + 8].withUnsafeBufferPointer { head in
      unsafe ck_png_read_samples(head.baseAddress, head.count, UInt32(header.width), UInt32(header.height), &samples)
    }
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
    guard let data = PNGPixelData(bytes, firstChunk: header.firstPixelChunk) else { return nil }
    (allData, self.data) = (data, data)
    let inputCount = Self.inputMargin + min(pieceSize, header.compressedCount)
    unsafe input = UnsafeMutableRawBufferPointer.allocate(byteCount: inputCount, alignment: 16)
    // What is inflated at once stays in the processor's cache. A byte more than there should be is noticed.
    inflatable = min(Int(CK_INFLATE_HISTORY) + max(1 << 17, 2 * (rowByteCount + 1)), inflatedCount + 1)
    unsafe room = UnsafeMutablePointer<UInt8>.allocate(
      capacity: inflatable + Int(CK_INFLATE_EXCESS) + 2 * (rowByteCount + 8))
    unsafe (above, below) = (room, room)
    unsafe inflater = UnsafeMutablePointer<ck_inflater>.allocate(capacity: 1)
    guard start() else { return nil }
  }

  deinit {
    unsafe input.deallocate()
    unsafe inflater.deallocate()
    unsafe room.deallocate()
  }

  /// Begins again at the first row.
  package func restart() {
    if !start() { unsafe inflater.pointee.state = CK_INFLATE_BAD }
  }

  /// Before the next compressed byte are those that the inflater may give back.
  private static let inputMargin = 8

  /// Begins at the first row. False if the data don't start like those of zlib, with a window that reaches as far back as any
  /// repetition may.
  private func start() -> Bool {
    (y, inflated, data) = (0, 0..<0, allData)
    // Above the first row is one of zeros.
    unsafe above = room + inflatable + Int(CK_INFLATE_EXCESS)
    unsafe below = above + rowByteCount + 8
    unsafe above.initialize(repeating: 0, count: 2 * (rowByteCount + 8))
    guard let first = unsafe input.baseAddress.map({ unsafe $0.assumingMemoryBound(to: UInt8.self) + Self.inputMargin })
    else { return false }
    unsafe ck_inflater_start(inflater, first, 0)
    guard fill(), unsafe inflater.pointee.end - UnsafePointer(first) >= 2 else { return false }
    let (method, flags) = unsafe (Int(first[0]), Int(first[1]))
    unsafe inflater.pointee.next += 2
    // Deflate; a multiple of 31; no dictionary. zlib keeps no more than the window's bytes.
    let windowBits = (method >> 4) + 8
    return method & 15 == 8 && windowBits <= 15 && (method << 8 | flags) % 31 == 0 && flags & 32 == 0
      && (windowBits == 15 || height * (rowByteCount + 1) <= 1 << windowBits)
  }

  /// Reads more compressed bytes behind those that are left. False if the data are damaged.
  private func fill() -> Bool {
    guard let start = unsafe input.baseAddress else { return false }
    let kept = unsafe inflater.pointee.end - inflater.pointee.next + Self.inputMargin
    unsafe start.copyMemory(from: inflater.pointee.next - Self.inputMargin, byteCount: kept)
    guard let count = unsafe data.read(into: UnsafeMutableRawBufferPointer(rebasing: input[kept...])) else {
      return false
    }
    let first = unsafe UnsafePointer(start.assumingMemoryBound(to: UInt8.self))
    unsafe inflater.pointee.next = first + Self.inputMargin
    unsafe inflater.pointee.end = first + kept + count
    unsafe inflater.pointee.has_more = !data.isAtEnd
    return true
  }

  /// Writes the next rows, straight: at least one, and no more than are left. False if the data are damaged, or are not
  /// exactly those of the rows, which is known after the last one.
  package func read(_ count: Int, into pixels: UnsafeMutablePointer<UInt32>) -> Bool {
    let target = y + count
    var row = unsafe pixels
    while true {
      guard unsafe takeRows(until: target, &row) else { return false }
      if y == target, y < height { return true }
      if y == height, !inflated.isEmpty { return false }
      guard unsafe inflater.pointee.state.rawValue < CK_INFLATE_DONE.rawValue else { break }
      guard inflate() else { return false }
    }
    guard y == height, unsafe inflater.pointee.state == CK_INFLATE_DONE else { return false }
    // What is after the data is read to its end, which also tells whether the last checksums are right.
    var left = unsafe ck_inflater_left(inflater)
    while left <= PNGPixelData.checksumByteCount, !data.isAtEnd {
      guard let count = unsafe data.read(into: input) else { return false }
      left += count
    }
    return left == PNGPixelData.checksumByteCount
  }

  private func inflate() -> Bool {
    if unsafe inflater.pointee.has_more, unsafe inflater.pointee.end - inflater.pointee.next < Int(CK_INFLATE_RESERVE) {
      guard fill() else { return false }
    }
    // The rows that are not complete yet are a part of the history, or follow it.
    let kept = min(inflated.upperBound, max(Int(CK_INFLATE_HISTORY), inflated.count))
    unsafe room.update(from: room + inflated.upperBound - kept, count: kept)
    let end = unsafe room + kept
    let count = unsafe kernels.table.pointee.inflate(inflater, room, end, room + inflatable)
    inflated = kept - inflated.count..<kept + count
    return true
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
