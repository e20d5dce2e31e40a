/// How a PNG says that its colours are meant. The tool reads all samples as sRGB, and only compares what two files say.
package enum PNGColorSpace: Sendable, Hashable {
  /// sRGB. A file that says nothing is read as sRGB.
  case sRGB
  /// The data of a chunk that describes another space.
  case other(String, [UInt8])
  /// A gamma and primaries that are not those of sRGB.
  case primaries(gamma: [UInt8], chromaticities: [UInt8])

  /// The colour space of a PNG, or nil if the bytes are no PNG. Of several chunks, the one that the PNG specification
  /// prefers counts.
  package init?(png bytes: StoredBytes) {
    guard let chunks = try? PNGHeader(bytes, needsEnd: false).colorChunks else { return nil }
    func data(_ name: String) -> [UInt8]? { chunks.first { $0.name == name }.map { Array(bytes[$0.data]) } }
    // Primaries 1, transfer 13 and full range are sRGB.
    if let data = data("cICP") {
      self = data == [1, 13, 0, 1] ? .sRGB : .other("cICP", data)
    } else if let data = data("iCCP") {
      self = .other("iCCP", data)
    } else if data("sRGB") != nil {
      self = .sRGB
    } else {
      let (gamma, chromaticities) = (data("gAMA") ?? [], data("cHRM") ?? [])
      let isUsual = gamma.isEmpty || gamma == Self.gamma
      let hasUsualPrimaries = chromaticities.isEmpty || chromaticities == Self.chromaticities
      self =
        isUsual && hasUsualPrimaries ? .sRGB : .primaries(gamma: gamma, chromaticities: chromaticities)
    }
  }

  /// The gAMA and cHRM chunks that the PNG specification recommends for sRGB: 45455, and the white point, red, green
  /// and blue in 1/100 000.
  private static let gamma = UInt32(45_455).bigEndianBytes
  private static let chromaticities = [
    31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000,
  ].flatMap { UInt32($0).bigEndianBytes }
}

extension PNGColorSpace: CustomStringConvertible {
  package var description: String {
    switch self {
    case .sRGB: "sRGB"
    case .other("cICP", _): "a cICP chunk"
    case .other: "an ICC profile"
    case .primaries(let gamma, let chromaticities):
      [gamma.isEmpty ? nil : "gAMA", chromaticities.isEmpty ? nil : "cHRM"].compactMap(\.self).joined(
        separator: " and ")
    }
  }
}
