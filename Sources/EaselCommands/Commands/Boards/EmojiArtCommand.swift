#if Full || Boards
  /// `easel board emoji-art`: a picture made of emoji.
  struct EmojiArtCommand: SceneCommand {
    static let configuration = CommandConfiguration(
      commandName: "emoji-art",
      abstract: "Draw a picture made of emoji.",
      usage: "easel board emoji-art [<document>] [-o <file>] [<options>]",
      discussion: """
        The document is a JSON file with a background and emoji, such as assets/emoji-art.json. Without a document, a \
        blank one is drawn, with the palette. Moves in --moves: \
        add 😀 10 -20 40 (x and y from the centre, size), move 1 5 -3, scale 1 1.5, background photo.jpg, \
        background blank. # begins a comment. The default size is 640x480.

        EXAMPLES:
          easel board emoji-art --moves new.txt --save art.json
          easel board emoji-art art.json -o art.png
          easel board emoji-art art.json --palette --palette-offset 300 --scale 2
          easel board emoji-art art.json --fit --size 375x667
          easel board emoji-art art.json --moves more.txt --save art.json
        """)

    @Argument(
      .file("JSON file of the document, or - for standard input.", named: "document", ["json"]))
    var state: String?

    @OptionGroup var own: OwnOptions<EmojiArtRequest>

    @OptionGroup var scene: SceneOptions
    @OptionGroup var drawing: DrawingOptions<RefusedSeed>

    static let stateOption = ""

    /// The request of the command line.
    func request() throws(RequestError) -> EmojiArtRequest {
      try EmojiArtRequest(data: state.map(RequestData.file)).with(own, scene, drawing.picture)
    }

    /// Emoji can be added anywhere, so there is no list of moves.
    func facts(_ art: EmojiArt, of request: EmojiArtRequest, moveCount: Int) -> JSONText {
      .object(["moves": .whole(moveCount), "emoji": .whole(art.emoji.count)])
    }

    /// The path of the background is relative to the file's folder.
    func saved(_ art: EmojiArt, as file: String?) throws(ToolError) -> [UInt8] {
      guard let file, let path = art.backgroundPath, !path.isAbsolutePath else { return try art.saved() }
      let other = file.folderPath
      let folder = state.map { $0 == "-" ? "" : $0.folderPath } ?? ""
      guard other != folder, let place = FolderPath.path(of: path, in: folder, from: other),
        place != FolderPath.path(of: path, in: folder, from: folder)
      else { return try art.saved() }
      var result = art
      do { try result.make(.background(.url(place))) } catch {
        throw ToolError(.badContent, in: state.map(InputFile.label) ?? "the document", error)
      }
      return try result.saved()
    }
  }

  /// Relative paths between folders.
  enum FolderPath {
    private static let slash = UInt8(ascii: "/")

    /// Returns the path of a file relative to another folder, such as `../art/meadow.jpg`. Folders are relative to the
    /// current folder; an empty one is the current folder. Returns nil if the current folder is unknown.
    ///
    /// Links are resolved first, because `..` is the real parent of a folder.
    static func path(of file: String, in folder: String, from other: String) -> String? {
      let whole = FilePath(file.path(in: folder)).bytes
      let end = whole.lastIndex(of: slash).map { $0 + 1 } ?? 0
      guard let target = names(of: FilePath(bytes: whole[..<end]).text), let start = names(of: other) else {
        return nil
      }
      let common = zip(target, start).prefix { $0 == $1 }.count
      let up = Array(repeating: Array("..".utf8)[...], count: start.count - common)
      let result = FilePath(bytes: (up + target.dropFirst(common) + [whole[end...]]).joined(separator: [slash])).text
      // Without a prefix, a name with a colon would be read as a URL.
      return result.hasPrefix("../") ? result : "./" + result
    }

    /// Returns the names on the path from the root to a folder, with links resolved. Names that don't exist yet are kept.
    private static func names(of folder: String) -> [ArraySlice<UInt8>]? { FilePath(resolving: folder)?.names }
  }
#endif
