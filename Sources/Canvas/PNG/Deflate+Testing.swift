/// What only tests may see of compressing, at a level of the kernels.
package enum DeflateTesting {
  /// The Adler-32 of bytes after those whose checksum is given.
  package static func adler32(_ checksum: UInt32, _ bytes: [UInt8], kernels: Kernels) -> UInt32 {
    unsafe kernels.table.pointee.adler32(checksum, bytes, bytes.count)
  }
}
