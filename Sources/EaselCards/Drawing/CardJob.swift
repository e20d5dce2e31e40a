internal import ArgumentParser
internal import Canvas
internal import CanvasCards
package import EaselShared

/// A card's picture, as it is asked for.
///
/// A value apart from the command, which can be made without a parse.
package struct CardJob: Sendable, Hashable {
  var name: CardName
  var format: CardFormat
  /// The file, - for standard output; nil for one that has the card's name.
  var output: String?
  var isFaceDown = false
  var look = CardLook()
  var compression = PictureOptions.defaultCompression
  /// Whether it waits for the disk.
  var isSynced = false
  var reportForm = Report.Form.note

  init(_ name: CardName, _ format: CardFormat) {
    self.name = name
    self.format = format
  }
}

extension CardJob {
  /// The plain calls: `card`, a name and at most the options that scripts give most often, each once and with its value
  /// as a word of its own. Reading them with the parser takes several times as long as drawing. Nil for every other
  /// command line, and for all that the parser refuses.
  package init?(plainArguments arguments: [String]) {
    guard arguments.first == "card" else { return nil }
    var words = arguments.dropFirst()
    var name: String?
    var values: [String: String] = [:]
    var isQuiet = false
    while let word = words.popFirst() {
      switch word {
      case "-o", "--scale", "--size", "--style":
        guard let value = words.popFirst(), Self.isPlain(value) || word == "-o" && value == "-",
          values.updateValue(value, forKey: word) == nil
        else { return nil }
      case "--quiet": isQuiet = true
      default:
        guard name == nil, Self.isPlain(word) else { return nil }
        name = word
      }
    }
    guard let name, let card = try? CardName(name),
      let format = try? CardFormat.screen(
        values["--size"].map(NumberArgument.size) ?? CardOptions.defaultSize,
        scale: values["--scale"].map(NumberArgument.positive) ?? PictureOptions.defaultScale),
      (try? format.pixelSize()) != nil
    else { return nil }
    self.init(card, format)
    output = values["-o"]
    if let text = values["--style"] {
      guard let style = CardDesignOptions.Style(rawValue: text) else { return nil }
      look.style = style
    }
    if isQuiet { reportForm = .nothing }
  }

  /// Whether the word is one that stands for itself: not empty, and no option.
  private static func isPlain(_ word: String) -> Bool { !word.isEmpty && !word.hasPrefix("-") }

  package func work(in environment: ToolEnvironment) throws(ToolError) -> ExitStatus {
    let start = environment.milliseconds()
    let file = output ?? name.fileName
    let destination = try PictureDestination(file, in: environment)
    let side = isFaceDown ? CardName.back : name
    let painter = try CardPainter(look, format, compression, picturesOf: { $0 == side }, in: environment)
    let encoded = try painter.encoded(side)
    try destination.write(encoded.bytes, sync: isSynced, in: environment)
    environment.printWarnings(painter.warnings)
    environment.printNotes(painter.notes, reportForm)
    let report = Report(
      pictures: [Report.Picture(file: file, encoded)], milliseconds: environment.milliseconds() - start)
    try report.send(reportForm, outputIsTaken: destination.isStandardOutput, in: environment)
    return .done
  }
}
