internal import CQR

/// A QR code of a text or of bytes (ISO/IEC 18004:2015), through libqrencode.
///
///     let code = try QRCode("https://example.com/tickets/4711", correction: .medium)
///     try code.writePNG(to: "ticket.png", scale: 2)
///
/// It has the smallest version that holds the text, and the mask that is the easiest to read. A margin of four light
/// modules, which readers need, is part of it.
public struct QRCode: Sendable, Hashable {
  /// How much of a code may be damaged or covered.
  public enum Correction: String, Sendable, Hashable, CaseIterable {
    /// About 7 %.
    case low
    /// About 15 %.
    case medium
    /// About 25 %.
    case quartile
    /// About 30 %.
    case high

    /// The place among the levels.
    fileprivate var level: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The version, from 1 to 40.
  public let version: Int
  /// How much of the code may be damaged.
  public let correction: Correction
  /// The colour of the dark modules.
  public var color = Color.black
  /// The colour of the light modules and of the margin, or nil if what is below shows through. Readers need light
  /// modules that are lighter than the dark ones.
  public var background: Color? = .white
  /// The modules on a side without the margin, from 21 to 177.
  public let moduleCount: Int
  /// Whether each module is dark, row by row.
  private let modules: [Bool]

  /// The light modules on each side.
  static let margin = 4

  /// A code of a text in UTF-8.
  ///
  /// - Parameters:
  ///   - text: Up to 2,953 bytes, 4,296 capital letters or 7,089 digits with little correction.
  ///   - correction: How much of the code may be damaged.
  public init(_ text: String, correction: Correction = .medium) throws(QRCodeError) {
    try self.init(bytes: Array(text.utf8), correction: correction)
  }

  /// A code of bytes.
  ///
  /// - Parameters:
  ///   - bytes: Up to 2,953 bytes with little correction.
  ///   - correction: How much of the code may be damaged.
  public init(bytes: [UInt8], correction: Correction = .medium) throws(QRCodeError) {
    guard let code = Self.encoded(bytes, correction) else {
      throw QRCodeError(byteCount: bytes.count, correction: correction)
    }
    defer { QRcode_free(code) }
    // From 21 to 177.
    let count = Int(code.pointee.width)
    (version, moduleCount, self.correction) = (Int(code.pointee.version), count, correction)
    modules = UnsafeBufferPointer(start: code.pointee.data, count: count * count).map { $0 & 1 != 0 }
  }

  /// Whether a module is dark, from the upper left corner. Modules outside are light.
  public subscript(x: Int, y: Int) -> Bool {
    let sides = 0..<moduleCount
    return sides.contains(x) && sides.contains(y) && modules[y * moduleCount + x]
  }

  /// The smallest code that holds some bytes, which `QRcode_free` frees. Nil if none does.
  private static func encoded(_ bytes: [UInt8], _ correction: Correction) -> UnsafeMutablePointer<QRcode>? {
    let level = QRecLevel(UInt32(correction.level))
    // No code has more characters.
    guard bytes.count <= 7089 else { return nil }
    if bytes.isEmpty {
      let input = QRinput_new2(0, level)
      defer { QRinput_free(input) }
      return QRcode_encodeInput(input)
    }
    // A string ends at a zero. Others are divided into segments of digits, capitals and bytes.
    if bytes.contains(0) { return QRcode_encodeData(Int32(bytes.count), bytes, 0, level) }
    return QRcode_encodeString(bytes.map { CChar(bitPattern: $0) } + [0], 0, level, QR_MODE_8, 1)
  }
}

/// A text is too long for a QR code. The description is one line.
public struct QRCodeError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The length of the text in bytes.
  public let byteCount: Int
  /// The correction that was asked for.
  public let correction: QRCode.Correction

  /// What was found, and what is allowed.
  public var description: String {
    let limit = [2953, 2331, 1663, 1273][correction.level]
    return
      "\(byteCount) bytes; a QR code with \(correction.rawValue) correction holds \(limit), or more of digits and capitals"
  }
}
