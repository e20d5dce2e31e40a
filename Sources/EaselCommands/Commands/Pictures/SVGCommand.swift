/// `easel svg`: an SVG picture, or one of its elements.
struct SVGCommand: PictureCommand {
  static let configuration = CommandConfiguration(
    commandName: "svg",
    abstract: "Draw an SVG picture, or an element of it.",
    usage: "easel svg <file> [-o <file>] [<options>]",
    discussion: """
      The picture has the document's size, or that of --width or --size: with another ratio it is in the middle. \
      Pictures in it are read only from its own folder and those below, or below --root, and nothing is ever fetched.

      EXAMPLES:
        easel svg logo.svg                             logo.png beside it
        easel svg logo.svg --width 400 --background white
        easel svg icon.svg --color "#0366d6" --stylesheet dark.css
        easel svg deck.svgz --id king_heart -o king.png
        easel svg drawing.svg -o drawing.pdf
      """)

  @Argument(.file("SVG or .svgz file, or - for standard input.", ["svg", "svgz"])) var file: String

  @Option(pictureNamed: "the file's name with .png; - if the file is -") var output: String?

  @OptionGroup(title: "PICTURE") var part: OwnOptions<SVGRequest>
  @OptionGroup var drawing: DrawingOptions<RefusedSeed>

  /// The request of the command line.
  func request() throws(RequestError) -> SVGRequest {
    try SVGRequest(data: .file(file)).with(part, drawing.picture)
  }

  var picture: PictureOutput { drawing.output(output, name: PictureDestination.stem(ofData: file)) }
}
