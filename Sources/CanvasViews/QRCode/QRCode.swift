/// A QR code of a text or of bytes (ISO/IEC 18004:2015).
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
    var level: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    /// The two bits of the level in a code.
    var indicator: Int { [1, 0, 3, 2][level] }
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
  private let matrix: QRMatrix

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
    guard let (capacity, bits) = Self.fitting(bytes, correction) else {
      throw QRCodeError(byteCount: bytes.count, correction: correction)
    }
    self.correction = correction
    version = capacity.version
    matrix = QRMatrix(capacity.codewords(bits.bytes), capacity, correction)
  }

  /// The modules on a side without the margin, from 21 to 177.
  public var moduleCount: Int { matrix.size }

  /// Whether a module is dark, from the upper left corner. Modules outside are light.
  public subscript(x: Int, y: Int) -> Bool { matrix[x, y] }

  /// The most characters of any code.
  private static let characterLimit = 7089

  /// The smallest version that holds bytes, with its data.
  private static func fitting(_ bytes: [UInt8], _ correction: Correction) -> (QRCapacity, QRBits)? {
    guard bytes.count <= characterLimit else { return nil }
    for (index, versions) in QRSegment.classes.enumerated() {
      let segments = QRSegment.optimal(bytes, class: index)
      let count = segments.reduce(0) { $0 + $1.bits(index) }
      let capacities = versions.lazy.map { QRCapacity(version: $0, correction: correction) }
      guard let capacity = capacities.first(where: { $0.dataCount * 8 >= count }) else { continue }
      var bits = QRBits()
      for segment in segments { bits.append(segment, of: bytes, class: index) }
      bits.end(at: capacity.dataCount)
      return (capacity, bits)
    }
    return nil
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
    let limit = QRCapacity(version: QRCapacity.versions.upperBound, correction: correction).dataCount - 3
    return
      "\(byteCount) bytes; a QR code with \(correction.rawValue) correction holds \(limit), or more of digits and capitals"
  }
}
