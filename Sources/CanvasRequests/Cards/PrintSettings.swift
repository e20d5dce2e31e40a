/// The printed size of cards.
public struct PrintSettings: RequestPart {
  /// The printed size, instead of a size in points; nil for a picture for screens.
  public var cardSize: CardSize?
  /// The number of pixels per inch, or nil for 300.
  public var pixelsPerInch: Double?
  /// How far the background extends beyond the cut, or nil for no bleed.
  public var bleed: Length?
  /// Whether crop marks are drawn in a slug outside of the bleed.
  public var hasMarks = false
  /// Whether the cut line and the safe area are drawn over the card.
  public var isProof = false

  /// A picture for screens.
  public init() {}

  package static let cardSize = RequestMember<PrintSettings>(
    "card", \.cardSize, .cardSize, value: "name",
    help: """
      Printed size, such as poker, at \(member: "dpi"). Replaces \(member: "size"), \(member: "width") and \
      \(member: "scale").
      """,
    example: "bridge")
  package static let pixelsPerInch = RequestMember<PrintSettings>(
    "dpi", \.pixelsPerInch, .number(in: CardPrint.resolutions), value: "number",
    help: "Pixels per inch of \(member: "card"), also written to the PNG. (default: 300)", example: 150,
    with: ["card": "poker"])
  package static let bleed = RequestMember<PrintSettings>(
    "bleed", \.bleed, .length, value: "length",
    help: """
      Bleed of \(member: "card"): how far the background extends beyond the cut, such as 1/8in, 3mm, 9pt or 36px. \
      Corners are \
      square. Pictures with the ratio of card and bleed fill both.
      """,
    example: "1/8in", with: ["card": "poker"])
  package static let marks = RequestMember<PrintSettings>(
    flag: "marks", \.hasMarks,
    help: "Draw crop marks in a slug of 6 mm around \(member: "card") and its \(member: "bleed"), for a printer.",
    with: ["card": "poker"])
  package static let proof = RequestMember<PrintSettings>(
    flag: "proof", \.isProof,
    help: "Draw the cut line and the safe area over \(member: "card"), to look at and not to print.",
    with: ["card": "poker"])

  public static let members = [Self.cardSize, Self.pixelsPerInch, Self.bleed, Self.marks, Self.proof]

  /// Returns the format of a card's picture. Throws if members contradict each other, or if the picture would be too
  /// large.
  package func format(_ picture: PictureSettings, default size: Size) throws(RequestError) -> CardFormat {
    guard let cardSize else {
      try refuse(Self.members, "requires \(Self.cardSize), such as poker")
      try picture.check(default: size)
      return .screen(picture.pictureSize(default: size), scale: picture.scale)
    }
    let others = [PictureSettings.size, PictureSettings.width, PictureSettings.scale]
    if let member = others.first(where: { $0.written(picture) != nil }) {
      throw RequestError(
        .request,
        "use either \(Self.cardSize) or \(member), not both; \(Self.pixelsPerInch) sets the pixels of a print")
    }
    let print: CardPrint
    do {
      print = try CardPrint(cardSize, pixelsPerInch: pixelsPerInch ?? 300, bleed: bleed, hasCropMarks: hasMarks)
    } catch {
      throw RequestError(.request, "\(error)")
    }
    let format = CardFormat.print(print, showsMarks: isProof)
    do { _ = try format.pixelSize() } catch { throw RequestError(.request, "\(error)") }
    return format
  }
}
