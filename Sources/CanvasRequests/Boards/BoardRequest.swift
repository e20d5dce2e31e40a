#if Full || Boards
  /// A request for a scene that moves change.
  package protocol BoardRequest: DrawableRequest {
    associatedtype Scene: PlayedScene
    /// The moves to make before the picture, or nil for none.
    var moves: RequestMoves? { get }
    /// Reads what the request names.
    func board(in resources: Resources) throws(RequestError) -> PlayableBoard<Scene>
  }

  /// A scene that is ready to be played and drawn.
  package struct PlayableBoard<Scene: PlayedScene>: Sendable {
    /// The scene before the moves.
    package var start: Scene
    /// The size in points.
    package var size: Size
    /// The characters that no font has.
    package var missingGlyphs: @Sendable (Scene) -> MissingGlyphs?
    /// Returns the drawing of a scene. Reads what only this scene needs.
    package var drawing: @Sendable (Scene) throws(RequestError) -> any Drawable
    /// The automatic steps after the last move, with a scene for each.
    package var following: @Sendable (Scene) -> [Scene] = { _ in [] }
    /// What is known before anything is drawn: about the document and the font.
    package var warnings: [RequestNote] = []
    /// What is known after the drawings of scenes were made.
    package var drawingWarnings: @Sendable () -> [RequestNote] = { [] }
    /// What was decided for the request.
    package var notes: [RequestNote] = []
  }

  extension BoardRequest {
    public func drawable(in resources: Resources) throws(RequestError) -> PlacedPicture {
      try playedPicture(in: resources)
    }

    /// The picture of a scene, without notes.
    package func frame(_ scene: Scene, _ board: PlayableBoard<Scene>) throws(RequestError) -> PlacedPicture {
      // Such as `board emoji-art`.
      let name = command.split(separator: " ").last.map { $0.split(separator: "-").joined(separator: " ") } ?? ""
      let facts = try PictureFacts(picture, title: name.prefix(1).uppercased() + name.dropFirst())
      let page = Page(try board.drawing(scene), name: "", size: board.size)
      return PlacedPicture(page, scale: picture.scale, facts)
    }

    /// The picture after all moves.
    package func playedPicture(in resources: Resources) throws(RequestError) -> PlacedPicture {
      try limited(in: resources) { () throws(RequestError) in
        let board = try board(in: resources)
        let end = try moves.map { (moves) throws(RequestError) in try moves.played(on: board.start, in: resources) }
        let scene = board.following(end ?? board.start).last ?? end ?? board.start
        let missing = board.missingGlyphs(scene)
        try picture.checkGlyphs(missing)
        var result = try frame(scene, board)
        let warnings = board.warnings + [missing.map { RequestNote($0) }].compactMap(\.self) + board.drawingWarnings()
        result.facts = try PictureFacts(picture, title: result.facts.ownTitle, warnings: warnings, notes: board.notes)
        return result
      }
    }
  }

  extension Resources {
    /// Returns the document in data, and adds notes about it to warnings.
    func document<Document: SceneDocument>(
      _ data: RequestData, as type: Document.Type, _ warnings: inout [RequestNote]
    ) throws(RequestError) -> Document {
      var notes: [Note] = []
      let label = label(data)
      let document = try document(bytes(data), as: type, named: label, notes: &notes)
      warnings += notes.map { RequestNote($0, in: label) }
      return document
    }

    /// Returns the document in bytes, and notes about it. An error begins with the label.
    func document<Document: SceneDocument>(
      _ bytes: [UInt8], as type: Document.Type, named label: String, notes: inout [Note]
    ) throws(RequestError) -> Document {
      do { return try Document(json: bytes, notes: &notes) } catch {
        switch error {
        // The line and the column follow the name directly, as in compiler messages.
        case .text: throw RequestError(.content, "\(label):\(error)")
        case .value: throw RequestError(.content, "\(label): \(error)")
        }
      }
    }
  }
#endif
