/// The name or path of a file as bytes, which need not be UTF-8. Two paths are equal only if their bytes are.
///
/// If a path is kept in a `String`, as for an argument, each byte that is not valid UTF-8 becomes a scalar of its
/// own, U+10FE80 to U+10FEFF, so that nothing is lost. `fileSystemName` converts it back.
package struct FilePath: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  package init(_ text: String) {
    let utf8 = Array(text.utf8)
    // All those scalars begin with this byte, which few names contain.
    guard utf8.contains(0xF4) else {
      bytes = utf8
      return
    }
    bytes = text.unicodeScalars.flatMap { scalar in Self.byte(of: scalar).map { [$0] } ?? Array(scalar.utf8) }
  }

  /// The path in a form that can be kept in a `String`.
  package var text: String {
    if !bytes.contains(0xF4), let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = ""
    var rest = bytes[...]
    while let first = rest.first {
      let size = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      let scalars = String(validating: rest.prefix(size), as: UTF8.self)?.unicodeScalars
      if let scalars, scalars.count == 1, let scalar = scalars.first, Self.byte(of: scalar) == nil {
        text.unicodeScalars.append(scalar)
        rest = rest.dropFirst(size)
      } else {
        if let scalar = Unicode.Scalar(Self.base + UInt32(first)) { text.unicodeScalars.append(scalar) }
        rest = rest.dropFirst()
      }
    }
    return text
  }

  /// The byte that a scalar in a path's text represents, or nil for an ordinary scalar.
  package static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    (base + 0x80...base + 0xFF).contains(scalar.value) ? UInt8(truncatingIfNeeded: scalar.value - base) : nil
  }

  private static let base: UInt32 = 0x10FE00
}

extension FilePath: Comparable {
  /// Orders paths by their bytes.
  package static func < (a: FilePath, b: FilePath) -> Bool { a.bytes.lexicographicallyPrecedes(b.bytes) }
}

/// Paths as text. Slashes are searched as bytes, because a slash with a combining mark after it is part of another
/// character.
extension String {
  /// Whether this path begins at the root.
  package var isAbsolutePath: Bool { utf8.first == UInt8(ascii: "/") }

  /// Everything up to and including the last slash; empty for the current folder.
  package var folderPath: String { pathHalves.folder }

  /// Everything after the last slash.
  package var fileName: String { pathHalves.name }

  private var pathHalves: (folder: String, name: String) {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", self) }
    let end = utf8.index(after: slash)
    return (String(decoding: utf8[..<end], as: UTF8.self), String(decoding: utf8[end...], as: UTF8.self))
  }

  /// This path relative to `folder`, or unchanged if it begins at the root. An empty folder is the current one.
  package func path(in folder: String) -> String {
    if isAbsolutePath || folder.isEmpty { return self }
    return folder.hasSuffix("/") ? folder + self : folder + "/" + self
  }

  /// The bytes of this path followed by a zero, for system calls.
  package var fileSystemName: [CChar] { (FilePath(self).bytes + [0]).map { CChar(bitPattern: $0) } }

  /// The text with bytes that are not valid UTF-8 written as `\xFF`.
  package var showingBytes: String {
    guard utf8.contains(0xF4) else { return self }
    return unicodeScalars.map { scalar in
      FilePath.byte(of: scalar).map { "\\x" + String($0, radix: 16, uppercase: true) } ?? String(scalar)
    }.joined()
  }
}
