internal import ArgumentParser
internal import Canvas
internal import CanvasCards
internal import EaselShared

/// What a sheet is for and how its cards stand on it; `sheet` has these.
struct SheetOptions: ParsableArguments {
  /// Programs that have a grid of their own.
  enum Program: String, CaseIterable, ExpressibleByArgument {
    case tabletopSimulator = "tabletop-simulator"
  }

  /// The kinds of file that say where the cards of an atlas are.
  enum AtlasFormat: String, CaseIterable, ExpressibleByArgument {
    case texturepacker, css
  }

  @Option(
    name: .customLong("for"),
    help: ArgumentHelp("Write the grid of a program, a picture of the back, and a JSON file.", valueName: "program"))
  var program: Program?

  @Option(help: ArgumentHelp("Write a texture atlas and its .json or .css file.", valueName: "format"))
  var atlas: AtlasFormat?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Cards in a row. (default: 13; atlas: as square as possible)", valueName: "number"),
    transform: { (text) throws(ValidationError) in try NumberArgument.whole(text, in: 1...100) })
  var columns: Int?

  @Flag(help: "Write each card's name below it.")
  var captions = false

  @Option(
    help: ArgumentHelp("Colour behind the cards, or none for transparent. (default: #2D5448)", valueName: "color"),
    transform: OptionalColor.init)
  var groundColor: OptionalColor?

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
      "Atlas: number of times that the pixels at a picture's edge are repeated around it. (default: 0)",
      valueName: "pixels"),
    transform: { (text) throws(ValidationError) in try NumberArgument.whole(text, in: 0...256) })
  var extrude: Int?

  @Flag(help: "Atlas: make the sides powers of two.")
  var powerOfTwo = false

  @Option(
    help: ArgumentHelp(
      "Program: address of the pictures, such as https://example.org/cards. (default: only file names)",
      valueName: "address"),
    transform: PathArgument.path)
  var url: String?

  /// What kind of sheet it is.
  enum Kind {
    case contact
    case program(Program)
    case atlas(AtlasFormat)
  }

  var kind: Kind {
    if let program { return .program(program) }
    return atlas.map(Kind.atlas) ?? .contact
  }

  /// Throws where an option is given that the kind of sheet has no use for.
  func validate() throws {
    if program != nil, atlas != nil {
      throw ValidationError("--for and --atlas were given; only one of them is allowed")
    }
    let (isProgram, isAtlas) = (program != nil, atlas != nil)
    let useless = [
      ("--columns", columns != nil && isProgram, "a sheet whose grid is not a program's"),
      ("--captions", captions && (isProgram || isAtlas), "a sheet to look at"),
      ("--ground-color", groundColor != nil && (isProgram || isAtlas), "a sheet to look at"),
      ("--gap", gap != nil && (isProgram || isAtlas), "a sheet to look at"),
      ("--padding", padding != nil && !isAtlas, "--atlas"), ("--extrude", extrude != nil && !isAtlas, "--atlas"),
      ("--power-of-two", powerOfTwo && !isAtlas, "--atlas"), ("--url", url != nil && !isProgram, "--for"),
    ]
    for (name, isGiven, place) in useless where isGiven {
      throw ValidationError("\(name) has no meaning here; it is allowed with \(place)")
    }
  }
}
