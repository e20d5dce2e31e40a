/// A user's request for a font.
public struct FontRequest: Sendable, Hashable {
  /// A family, such as "Helvetica Neue" or "나눔고딕", or the full name of a face, such as "AvenirNext-DemiBold".
  public var family: String
  /// The requested weight.
  public var weight: Font.Weight
  /// The requested slant.
  public var slant: FontSlant
  /// The width in percent of the normal width.
  public var width: Double

  /// A request for a family by name. A width of 100 percent is normal.
  public init(
    _ family: String, weight: Font.Weight = .regular, slant: FontSlant = .upright, width: Double = 100
  ) {
    self.family = family
    self.weight = weight
    self.slant = slant
    self.width = width
  }
}

/// The result of a request for a font.
public struct FontMatch: Sendable, Hashable {
  /// The reason why a face was chosen.
  public enum Reason: Sendable, Hashable {
    /// The family is installed.
    case family
    /// The family is known, but not installed. The most similar installed family was chosen, or the default one if
    /// there is none. `package` is the Debian package of a more similar family; nil if there is none.
    case standIn(package: String?)
    /// The family is unknown. The default family was chosen.
    case unknown
  }

  /// The request.
  public let request: FontRequest
  /// The face that was chosen.
  public let face: FontDescription
  /// The reason why the face was chosen.
  public let reason: Reason
  // The position of a variable font on its axes.
  let variation: [String: Double]
  // The request's weight and slant, or those of the style words in its family.
  let weight: Font.Weight
  let slant: FontSlant

  /// A one-line note for a user; nil if the requested family was found.
  public var note: String? {
    switch reason {
    case .family: nil
    case .standIn(let package):
      "\(request.family) isn't installed, so \(face.family) is used"
        + (package.map { "; the Debian package \($0) has a closer match" } ?? "")
    case .unknown: "\(request.family) is not a known font, so \(face.family) is used"
    }
  }

  /// Opens the face. Characters that it doesn't have are drawn with the standard fallback, in the requested weight. If
  /// italics are requested, faces without them are slanted.
  public func font(size: Double) throws(FontError) -> Font {
    let font = try Font(path: face.path, faceIndex: face.faceIndex, size: size)
      .withStandardFallback(weight: weight)
    let varied = variation.isEmpty ? font : try font.withVariation(variation)
    return slant == .upright ? varied : try varied.slanted()
  }
}

extension FontCollection {
  /// The face that is closest to a request; nil only if the collection is empty.
  ///
  /// The family is looked up by its name in any language. If it is not found, style words at the end of the name are
  /// added to the request, and the rest is looked up. Then similar families are tried, then DejaVu Sans, then the
  /// first face. Within a family the face is chosen as in CSS (CSS Fonts Level 4, 5.2): by width, then slant, then
  /// weight.
  public func match(_ request: FontRequest) -> FontMatch? {
    var package: String?
    for asked in [request, FamilyName.withoutStyle(request)].compactMap(\.self) {
      if let face = closest(to: asked, in: faces(ofFamily: asked.family)) {
        return match(request, asked, face, .family)
      }
      guard let standIns = FamilyName.standIns(for: asked.family) else { continue }
      for family in standIns.families {
        if let face = closest(to: asked, in: faces(ofFamily: family)) {
          let isBest = family == standIns.families.first
          return match(request, asked, face, .standIn(package: isBest ? nil : standIns.package))
        }
      }
      package = package ?? standIns.package
    }
    let asked = FamilyName.withoutStyle(request) ?? request
    let defaults = faces(ofFamily: SystemFonts.family)
    let reason = package.map { FontMatch.Reason.standIn(package: $0) } ?? .unknown
    return closest(to: asked, in: defaults.isEmpty ? faces : defaults).map { match(request, asked, $0, reason) }
  }

  /// The face that is closest to a request in the first family that has a character, whatever family is requested; nil
  /// if none has it.
  package func match(_ request: FontRequest, having scalar: Unicode.Scalar) -> FontMatch? {
    guard let first = face(having: scalar) else { return nil }
    let faces = faces(ofFamily: first.family).filter { $0.coverage.contains(scalar) }
    return match(request, request, closest(to: request, in: faces) ?? first, .family)
  }

  private func match(
    _ request: FontRequest, _ asked: FontRequest, _ face: FontDescription, _ reason: FontMatch.Reason
  ) -> FontMatch {
    var variation: [String: Double] = [:]
    let weights = face.weights.values
    if weights.lowerBound < weights.upperBound { variation["wght"] = weights.clamped(asked.weight.value) }
    if face.widths.lowerBound < face.widths.upperBound { variation["wdth"] = face.widths.clamped(asked.width) }
    return FontMatch(
      request: request, face: face, reason: reason, variation: variation, weight: asked.weight, slant: asked.slant)
  }

  /// The closest face, or the first of several.
  private func closest(to request: FontRequest, in faces: [FontDescription]) -> FontDescription? {
    func rank(_ face: FontDescription) -> [Double] {
      [
        Self.widthRank(face.widths, request.width), Self.slantRank(face.slant, request.slant),
        Self.weightRank(face.weights.values, request.weight.value),
      ]
    }
    return faces.map { ($0, rank($0)) }.min { $0.1.lexicographicallyPrecedes($1.1) }?.0
  }

  // Ranks: 0 is an exact match, and lower is closer.

  /// For a narrow or normal width, narrower faces come first; otherwise wider ones.
  private static func widthRank(_ widths: ClosedRange<Double>, _ wanted: Double) -> Double {
    let distance = widths.clamped(wanted) - wanted
    return distance == 0 ? 0 : (wanted <= 100) == (distance < 0) ? abs(distance) : 10_000 + abs(distance)
  }

  private static func slantRank(_ slant: FontSlant, _ wanted: FontSlant) -> Double {
    let order: [FontSlant] =
      switch wanted {
      case .upright: [.upright, .oblique, .italic]
      case .italic: [.italic, .oblique, .upright]
      case .oblique: [.oblique, .italic, .upright]
      }
    return Double(order.firstIndex(of: slant) ?? 3)
  }

  /// From 400 to 500: weights up to 500, then lighter, then bolder. Below 400: lighter first. Above 500: bolder
  /// first.
  private static func weightRank(_ weights: ClosedRange<Double>, _ wanted: Double) -> Double {
    let nearest = weights.clamped(wanted)
    let distance = nearest - wanted
    if distance == 0 { return 0 }
    if wanted >= 400, wanted <= 500 {
      return distance > 0 && nearest <= 500 ? distance : distance < 0 ? 10_000 - distance : 20_000 + distance
    }
    return (wanted < 400) == (distance < 0) ? abs(distance) : 10_000 + abs(distance)
  }
}

extension ClosedRange<Font.Weight> {
  /// The numbers of the weights.
  fileprivate var values: ClosedRange<Double> { lowerBound.value...upperBound.value }
}

extension ClosedRange<Double> {
  /// The nearest value in the range; its lower end for NaN.
  fileprivate func clamped(_ value: Double) -> Double { Swift.max(lowerBound, Swift.min(value, upperBound)) }
}
