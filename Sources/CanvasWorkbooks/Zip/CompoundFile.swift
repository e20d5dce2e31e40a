/// A file of Microsoft's older format, which isn't read: a workbook of Excel before 2007, or an encrypted one.
enum CompoundFile {
  static let signature: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]

  /// Nil for other files.
  static func error(for bytes: [UInt8]) -> DataError? {
    guard bytes.starts(with: signature) else { return nil }
    // The directory names its streams in UTF-16. It is near the start or the end.
    let name: [UInt8] = "EncryptedPackage".utf8.flatMap { [$0, 0] }
    let isEncrypted = contains(name, in: bytes.prefix(1 << 16)) || contains(name, in: bytes.suffix(1 << 16))
    return isEncrypted
      ? .file(found: "an encrypted workbook", allowed: "a workbook without a password")
      : .file(found: "a workbook of Excel before 2007 (.xls)", allowed: "an .xlsx workbook, or a table as CSV")
  }

  private static func contains(_ name: [UInt8], in bytes: ArraySlice<UInt8>) -> Bool {
    bytes.indices.contains { bytes[$0] == name[0] && bytes[$0...].starts(with: name) }
  }
}
