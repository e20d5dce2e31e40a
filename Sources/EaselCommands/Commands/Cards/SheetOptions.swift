internal import ArgumentParser
internal import Canvas
internal import CanvasCards
internal import CanvasRequests
internal import EaselShared

/// The purpose and the layout of a sheet; `sheet` has these options.
struct SheetOptions: ParsableArguments {
  /// Programs with their own grid.
  enum Program: String, CaseIterable, ExpressibleByArgument {
    case tabletopSimulator = "tabletop-simulator"
  }

  /// The formats of the file with the positions of an atlas's cards.
  enum AtlasFormat: String, CaseIterable, ExpressibleByArgument {
    case texturepacker, css
  }

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp("Write a sheet for a program, a picture of the back, and a JSON file.", valueName: "program"))
  var program: Program?

  @Option(help: ArgumentHelp("Write a texture atlas and its .json or .css file.", valueName: "format"))
  var atlas: AtlasFormat?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Number of cards in a row. (default: 13; atlas: as square as possible)", valueName: "number"),
    transform: { (text) throws(ValidationError) in try NumberArgument.whole(text, in: 1...100) })
  var columns: Int?

  @Flag(help: "Write each card's name below it.")
  var captions = false

  @Option(
    help: ArgumentHelp("Colour behind the cards, or none for transparent. (default: #2D5448)", valueName: "color"),
    transform: BackgroundArgument.background)
  var groundColor: RequestBackground?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Space between and around cards. (default: 0.06 of their width)", valueName: "points"),
    transform: { (text) throws(ValidationError) in try NumberArgument.number(text, in: 0...1000) })
  var gap: Double?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Atlas: transparent pixels between and around pictures. (default: 2)", valueName: "pixels"),
    transform: { (text) throws(ValidationError) in try NumberArgument.whole(text, in: 0...256) })
  var padding: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Atlas: number of pixels to extrude around each picture. (default: 0)",
      valueName: "pixels"),
    transform: { (text) throws(ValidationError) in try NumberArgument.whole(text, in: 0...256) })
  var extrude: Int?

  @Flag(help: "Atlas: round the sides up to powers of two.")
  var powerOfTwo = false

  @Option(
    help: ArgumentHelp(
      "Program: base URL of the pictures, such as https://example.org/cards. (default: only file names)",
      valueName: "address"),
    transform: PathArgument.path)
  var url: String?

  /// The kind of a sheet.
  enum Kind {
    case contact
    case program(Program)
    case atlas(AtlasFormat)
  }

  var kind: Kind {
    if let program { return .program(program) }
    return atlas.map(Kind.atlas) ?? .contact
  }

  /// Throws if an option can't be used with this kind of sheet.
  func validate() throws {
    if program != nil, atlas != nil {
      throw ValidationError("use either --for or --atlas, not both")
    }
    let (isProgram, isAtlas) = (program != nil, atlas != nil)
    let useless = [
      ("--columns", columns != nil && isProgram, "can't be used with --for"),
      ("--captions", captions && (isProgram || isAtlas), "can't be used with --for or --atlas"),
      ("--ground-color", groundColor != nil && (isProgram || isAtlas), "can't be used with --for or --atlas"),
      ("--gap", gap != nil && (isProgram || isAtlas), "can't be used with --for or --atlas"),
      ("--padding", padding != nil && !isAtlas, "requires --atlas"),
      ("--extrude", extrude != nil && !isAtlas, "requires --atlas"),
      ("--power-of-two", powerOfTwo && !isAtlas, "requires --atlas"),
      ("--url", url != nil && !isProgram, "requires --for"),
    ]
    for (name, isGiven, place) in useless where isGiven {
      throw ValidationError("\(name) \(place)")
    }
  }
}
