internal import CanvasKernels

/// What only tests may see of compressing, at the tier of the kernels that this process uses.
package enum DeflateTesting {
  /// The Adler-32 of bytes after those whose checksum is given.
  package static func adler32(_ checksum: UInt32, _ bytes: [UInt8]) -> UInt32 {
    unsafe ck_adler32(checksum, bytes, bytes.count)
  }
}
