/// `easel draw`: one picture of a template.
struct DrawCommand: PictureCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw",
    abstract: "Draw a template: a share image, a certificate, a badge, a receipt.",
    usage: "easel draw <template> [<values>] [-o <file>] [<options>]",
    discussion: """
      A template is YAML or JSON: rows, columns, texts, pictures, QR codes and shapes that lay themselves out. {name} \
      stands for a value of the data: JSON, or a table, whose rows are {rows}. Pictures and fonts are read only below \
      the template's folder. A picture that is missing is a grey frame with a note.

      EXAMPLES:
        easel draw og.yaml --set title="Four aces"     og.png beside it
        easel draw receipt.yaml order.json -o receipt.pdf
        easel draw prices.yaml prices.csv --scale 2 -o prices.png
        easel draw card.yaml card.csv --row 1          the first row of a table
        easel new share                                a template to start from
      """)

  @Argument(
    .file("Template in YAML or JSON, or - for standard input.", named: "template", ["yaml", "yml", "json"]))
  var template: String

  @Argument(
    .file("JSON file with the values, or a table.", named: "values", ["json", "csv", "tsv", "xlsx"]))
  var file: String?

  @Option(pictureNamed: "the template's name with .png; - if the template is -") var output: String?

  @OptionGroup(title: "VALUES") var values: OwnOptions<TemplateRequest>
  @OptionGroup var drawing: DrawingOptions<RefusedSeed>

  func validate() throws {
    if file != nil, values.has(TemplateRequest.values) {
      throw ValidationError("use either a file with values or --values, not both")
    }
    _ = try checkedRequest()
  }

  /// The request of the command line.
  func request() throws(RequestError) -> TemplateRequest {
    var request = TemplateRequest(template: .file(template))
    if let file { request.values = .file(file) }
    try request.set(values, drawing.picture)
    if let output, PageWriter.isPDF(output) { request.picture.format = request.picture.format ?? .pdf }
    return request
  }

  var picture: PictureOutput {
    drawing.output(output, name: PictureDestination.stem(ofData: template), readers: .ofText)
  }
}
