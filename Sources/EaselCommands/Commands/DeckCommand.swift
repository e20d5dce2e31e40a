internal import ArgumentParser
internal import Canvas
internal import CanvasCards

/// `easel deck`: all cards as PNG files of a folder.
struct DeckCommand: WorkingCommand {
  static let configuration = CommandConfiguration(
    commandName: "deck",
    abstract: "Draw a deck: 52 faces and the back.",
    usage: "easel deck -o <folder> [<options>]",
    discussion: """
      The files are AS.png, 2S.png … KC.png and back.png. The folder is made where it is missing; files of these \
      names in it are replaced, others stay. All pictures are drawn before the first file is written.

      EXAMPLES:
        easel deck -o deck
        easel deck -o deck --width 750 --faces pictures
      """)

  @Option(
    name: [.customShort("o"), .long], help: ArgumentHelp("Folder to write to.", valueName: "folder"),
    completion: .directory)
  var output: String

  @OptionGroup var card: CardOptions
  @OptionGroup var picture: PictureOptions
  @OptionGroup var report: ReportOptions

  func validate() throws {
    if output == "-" { throw ValidationError("-o -: a deck is 53 files; allowed is the name of a folder") }
    if output.isEmpty { throw ValidationError("-o '': allowed is the name of a folder") }
    _ = try picture.pictureSize(usual: CardOptions.usualSize)
  }
}
