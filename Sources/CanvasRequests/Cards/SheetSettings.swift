/// The purpose and the layout of a sheet.
public struct SheetSettings: RequestPart {
  /// Programs with their own grid.
  public enum Program: String, Sendable, Hashable, CaseIterable {
    /// Tabletop Simulator: as few of 10 × 7 cells as the cards need; an empty last cell has the back.
    case tabletopSimulator = "tabletop-simulator"
  }

  /// The formats of the file with the positions of an atlas's cards.
  public enum AtlasFormat: String, Sendable, Hashable, CaseIterable {
    /// TexturePacker's JSON.
    case texturePacker = "texturepacker"
    /// A style sheet.
    case css
  }

  /// The program that uses the sheet, or nil for a sheet to look at or an atlas.
  public var program: Program?
  /// The format of an atlas, or nil for a sheet to look at. All formats have the same picture.
  public var atlas: AtlasFormat?
  /// The number of cards in a row, or nil for at most 13, or for the best number of an atlas.
  public var columns: Int?
  /// Whether each card's name is below it.
  public var hasCaptions = false
  /// The colour behind the cards, or nil for a green.
  public var groundColor: RequestBackground?
  /// The space between and around cards in points, or nil for 0.06 of their width.
  public var gap: Double?
  /// Atlas: the number of transparent pixels between and around pictures, or nil for 2.
  public var padding: Int?
  /// Atlas: the number of pixels by which the edge of each picture is repeated around it, or nil for 0.
  public var extrusion: Int?
  /// Atlas: whether the sides are powers of two.
  public var usesPowersOfTwo = false

  /// A sheet to look at.
  public init() {}

  package static let program = RequestMember<SheetSettings>(
    "for", \.program, .choice, value: "program",
    help: "Write a sheet for a program, a picture of the back, and a JSON file.",
    example: "tabletop-simulator", with: ["width": 20])
  package static let atlas = RequestMember<SheetSettings>(
    "atlas", \.atlas, .choice, value: "format", help: "Write a texture atlas and its .json or .css file.",
    example: "css")
  package static let columns = RequestMember<SheetSettings>(
    "columns", \.columns, .whole(in: 1...100), value: "number",
    help: "Number of cards in a row. (default: 13; atlas: as square as possible)", example: 1)
  package static let captions = RequestMember<SheetSettings>(
    flag: "captions", \.hasCaptions, help: "Write each card's name below it.")
  package static let groundColor = RequestMember<SheetSettings>(
    "ground-color", \.groundColor, .background, value: "color",
    help: "Colour behind the cards, or none for transparent. (default: #2D5448)", example: "none")
  package static let gap = RequestMember<SheetSettings>(
    "gap", \.gap, .number(in: 0...1000), value: "points",
    help: "Space between and around cards. (default: 0.06 of their width)", example: 3)
  package static let padding = RequestMember<SheetSettings>(
    "padding", \.padding, .whole(in: 0...256), value: "pixels",
    help: "Atlas: transparent pixels between and around pictures. (default: 2)", example: 1, with: ["atlas": "css"])
  package static let extrude = RequestMember<SheetSettings>(
    "extrude", \.extrusion, .whole(in: 0...256), value: "pixels",
    help: "Atlas: number of pixels to extrude around each picture. (default: 0)", example: 2, with: ["atlas": "css"])
  package static let powerOfTwo = RequestMember<SheetSettings>(
    flag: "power-of-two", \.usesPowersOfTwo, help: "Atlas: round the sides up to powers of two.", with: ["atlas": "css"]
  )

  public static let members = [
    Self.program, Self.atlas, Self.columns, Self.captions, Self.groundColor, Self.gap, Self.padding, Self.extrude,
    Self.powerOfTwo,
  ]

  /// Throws if members contradict each other.
  package func check() throws(RequestError) {
    try refuseBoth(Self.program, Self.atlas)
    if program != nil { try refuse([Self.columns], "can't be used with \(Self.program)") }
    if program != nil || atlas != nil {
      try refuse(
        [Self.captions, Self.groundColor, Self.gap], "can't be used with \(Self.program) or \(Self.atlas)")
    }
    if atlas == nil { try refuse([Self.padding, Self.extrude, Self.powerOfTwo], "requires \(Self.atlas)") }
  }
}
