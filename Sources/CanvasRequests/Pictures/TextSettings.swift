/// The reader's text size. Cards, boards and screens with text have these members.
public struct TextSettings: RequestPart {
  /// The factor for the size of text, or nil for 1.
  public var factor: Double?
  /// The text size as a content size category of iOS, instead of a factor.
  public var category: TextSizeCategory?

  /// The default size.
  public init() {}

  /// The factor in use, or nil if there is none.
  package var usedFactor: Double? { factor ?? category?.factor }

  /// The member in use.
  package var usedMember: RequestMember<TextSettings> { factor == nil && category != nil ? Self.category : Self.factor }

  package func check() throws(RequestError) { try refuseBoth(Self.factor, Self.category) }

  package static let factor = RequestMember<TextSettings>(
    "text-size", \.factor, .factor, value: "factor",
    help: """
      Factor for the size of text. On cards with pips, it applies to the corners of \(member: "style", "lecture"). \
      (default: 1)
      """,
    example: 1.2)
  package static let category = RequestMember<TextSettings>(
    "text-size-category", \.category, .textSizeCategory, value: "name",
    help: "Text size as an iOS content size category: XS, S, M, L (factor 1), XL, XXL, XXXL, AX1 to AX5.",
    example: "XL")

  public static let members = [Self.factor, Self.category]
}

extension ValueForm<TextSizeCategory> {
  fileprivate static let textSizeCategory = {
    let names = TextSizeCategory.allCases.map(\.rawValue)
    return word(
      { TextSizeCategory(rawValue: $0.uppercased()) }, \.rawValue,
      allowed: "use one of \(names.joined(separator: ", "))"
    ).completed(by: .words(names))
  }()
}
