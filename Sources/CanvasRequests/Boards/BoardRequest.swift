package import Canvas
internal import CanvasNotes
package import CanvasScenes

/// A request for a scene that moves change.
package protocol BoardRequest: DrawableRequest {
  associatedtype Scene: PlayedScene
  /// The moves to make before the picture, or nil for none.
  var moves: RequestMoves? { get }
  var picture: PictureSettings { get }
  /// Reads what the request names.
  func plan(in resources: Resources) throws(RequestError) -> BoardPlan<Scene>
}

/// A scene that is ready to be played and drawn.
package struct BoardPlan<Scene: PlayedScene>: Sendable {
  /// The scene before the moves.
  package var start: Scene
  /// The size in points.
  package var size: Size
  /// The characters that no font has.
  package var missingGlyphs: @Sendable (Scene) -> MissingGlyphs?
  /// Draws a scene so that it fills a rectangle.
  package var draw: @Sendable (Scene, Rect, DrawingContext) throws(RequestError) -> Void
  /// Reads what only this scene needs.
  package var prepare: @Sendable (Scene) throws(RequestError) -> Void = { _ in }
  /// The automatic steps after the last move, with a scene for each.
  package var following: @Sendable (Scene) -> [Scene] = { _ in [] }
  /// What is known before anything is drawn: about the document and the font.
  package var warnings: [RequestNote] = []
  /// What is known after scenes were prepared or drawn.
  package var drawingWarnings: @Sendable () -> [RequestNote] = { [] }
  /// A name for the data in errors about characters, or nil.
  package var label: String?
  /// What was decided for the request.
  package var notes: [RequestNote] = []

  /// Returns the picture of a scene.
  fileprivate func image(_ scene: Scene, scale: Double) throws(RequestError) -> Image {
    let context: DrawingContext
    do { context = try DrawingContext(size: size, scale: scale) } catch {
      throw RequestError(.request, "\(error.description)")
    }
    try draw(scene, context.wholePixels, context)
    return context.makeImage()
  }
}

extension BoardRequest {
  /// The picture of a scene.
  package func drawable(_ scene: Scene, _ plan: BoardPlan<Scene>) -> RequestedPicture {
    let scale = picture.scale
    var result = RequestedPicture(
      size: plan.size, scale: scale, settings: picture,
      rendered: { () throws(RequestError) in try plan.image(scene, scale: scale) },
      drawing: { (rect, context) throws(RequestError) in try plan.draw(scene, rect, context) })
    // Such as `board emoji-art`.
    let name = command.split(separator: " ").last.map { $0.split(separator: "-").joined(separator: " ") } ?? ""
    result.ownTitle = name.prefix(1).uppercased() + name.dropFirst()
    return result
  }

  /// The picture after all moves.
  package func playedPicture(in resources: Resources) throws(RequestError) -> RequestedPicture {
    try resources.limited { () throws(RequestError) in
      try check()
      let plan = try plan(in: resources)
      var end = plan.start
      if let moves {
        let list = try moves.list(in: resources)
        do throws(MoveListError) { end = try plan.start.state(after: list) } catch {
          throw moves.error(error, in: resources)
        }
      }
      let scene = plan.following(end).last ?? end
      let missing = plan.missingGlyphs(scene)
      try picture.checkGlyphs(missing, in: plan.label)
      try plan.prepare(scene)
      var result = drawable(scene, plan)
      let missingNote = missing.map { RequestNote($0) }
      try result.say(
        warnings: plan.warnings + [missingNote].compactMap(\.self) + plan.drawingWarnings(), notes: plan.notes)
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
