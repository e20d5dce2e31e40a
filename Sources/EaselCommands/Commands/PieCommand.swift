internal import ArgumentParser
internal import Canvas
internal import CanvasCharts
internal import CanvasData
internal import CanvasScenes

/// `easel pie`: a table as a pie chart.
struct PieCommand: WorkingCommand {
  static let configuration = CommandConfiguration(
    commandName: "pie",
    abstract: "Draw a pie chart of a table.",
    usage: "easel pie <file> [-o <file>] [<options>]",
    discussion: """
      The table is CSV with the columns name, value and, if wanted, color (#RGB, #RRGGBB, #RRGGBBAA or a CSS name), \
      or a JSON list of objects with these names. A value is a number of at least 0. The state of a vending machine \
      (easel board vending) is a table too: of what was bought.

      EXAMPLES:
        easel pie sales.csv                              sales.png beside it
        easel pie sales.csv --labels percent --scale 2 -o pie.png
        echo 'tea,3' | easel pie - -o tea.png            data from standard input
      """)

  @Argument(
    help: ArgumentHelp("CSV or JSON file, - for standard input.", valueName: "file"),
    completion: .file(extensions: ["csv", "json"]), transform: PathArgument.path)
  var data: String

  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp(
      "PNG file to write, - for standard output. (default: the data file's name with .png; - where the data is -)",
      valueName: "file"),
    completion: .file(extensions: ["png"]), transform: PathArgument.path)
  var output: String?

  @OptionGroup var pie: PieArguments
  @OptionGroup var picture: PictureOptions
  @OptionGroup var report: ReportOptions

  func validate() throws { try picture.checkSize(usual: PieArguments.usualSize) }
}

extension PieCommand {
  func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let start = environment.milliseconds()
    let file = try outputFile()
    let destination = try PictureDestination(file, in: environment)
    let table = try PieData.decode(InputFile.bytes(data, in: environment), named: InputFile.label(data))
    let size = picture.pictureSize(usual: PieArguments.usualSize)
    let font = try NamedFont(picture.font)
    let chart = PieChart(table, options: options(font: font.font))
    let drawing = chart.drawing(in: Rect(origin: .zero, size: size))
    try picture.checkGlyphs(drawing.missingGlyphs, in: InputFile.label(data))
    let encoded = try EncodedPicture(compression: picture.compression) {
      try drawing.image(size: size, scale: picture.scale)
    }
    try destination.write(encoded.bytes, sync: picture.sync, in: environment)
    environment.printWarnings(
      [font.warning].compactMap(\.self) + drawing.warnings.map { "\(InputFile.label(data)): \($0)" })
    let report = Report(
      pictures: [Report.Picture(file: file, encoded)], milliseconds: environment.milliseconds() - start)
    try report.send(self.report, outputIsTaken: destination.isStandardOutput, in: environment)
    return .done
  }

  private func options(font: Font) -> PieOptions {
    var options = PieOptions(font: font.withSize(PieOptions.defaultFontSize))
    options.order = pie.order
    options.labels = pie.labels
    options.background = pie.background.color
    options.isDisc = pie.disc
    options.state = pie.state
    options.radius = pie.radius
    options.seed = picture.seed
    return options
  }

  /// The file that `-o` names; without it the data's with another ending.
  private func outputFile() throws(ToolError) -> String {
    if data == "-" { return output ?? "-" }
    let file = output ?? Self.replacingEnding(of: data)
    guard file != data else {
      throw ToolError(.usage, "\(data): the data's own name; a picture needs another (-o FILE)")
    }
    return file
  }

  /// The path with `.png` in place of what follows the last point of the file's name. A point at its start, as in
  /// `.sales`, belongs to the name.
  static func replacingEnding(of path: String) -> String {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return path + ".png" }
    return path[..<point] + ".png"
  }
}

extension PieData {
  /// The data of a file, whose name an error then begins with.
  fileprivate static func decode(_ bytes: [UInt8], named label: String) throws(ToolError) -> PieData {
    if VendingMachine.looksLikeDocument(bytes) {
      return try InputFile.document(bytes, as: VendingMachine.self, named: label).pieData
    }
    do {
      return try decode(bytes)
    } catch {
      switch error {
      // A line and a column follow the name at once, as compilers write them.
      case .text: throw ToolError(.badContent, "\(label):\(error)")
      case .json, .choice: throw ToolError(.badContent, in: label, error)
      }
    }
  }
}
