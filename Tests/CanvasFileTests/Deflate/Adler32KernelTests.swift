import Canvas
import CanvasKernels
import Testing

/// The checksum of a zlib stream, at every level.
struct Adler32KernelTests {
  /// RFC 1950, 8.2. Long stretches of 255 are where sums could overflow.
  @Test(arguments: [nil, 255, 0] as [UInt8?], Kernels.allLevels)
  func adler32IsThatOfTheStandard(byte: UInt8?, kernels: Kernels) {
    var random = SeededGenerator(seed: 13)
    for count in Array(0...70) + [5535, 5536, 5537, 5552, 5553, 11_072, 70_001] {
      let bytes = (0..<count).map { _ in byte ?? UInt8(random.next(below: 256)) }
      for start in [1, 65_520 << 16 | 65_520, 17 << 16 | 4] as [UInt32] {
        var (a, b) = (start & 0xFFFF, start >> 16)
        for byte in bytes {
          a = (a + UInt32(byte)) % 65_521
          b = (b + a) % 65_521
        }
        #expect(kernels.table.pointee.adler32(start, bytes, bytes.count) == b << 16 | a, "\(count)")
      }
    }
  }
}
