internal import Canvas
internal import CanvasScenes
internal import EaselShared

/// The files that a scene is played from and drawn to.
struct SceneFiles {
  /// The list of moves; nil for none.
  var moves: String?
  /// The folder of frames; nil for none.
  var frames: String?
  /// The document to write; nil for none.
  var save: String?
  /// The picture to write; nil where no name was given.
  var output: String?
}

extension SceneOptions {
  var files: SceneFiles { SceneFiles(moves: moves, frames: frames, save: save, output: output) }
}

extension SceneFiles {
  /// The moves of `--moves`; none without it.
  func moveList(in environment: ToolEnvironment) throws(ToolError) -> MoveList {
    guard let file = moves else { return MoveList("") }
    let bytes = try InputFile.bytes(file, in: environment)
    do { return try MoveList(bytes) } catch { throw self.error(of: error) }
  }

  /// The scene after the moves.
  func state<Scene: PlayedScene>(from start: Scene, after moves: MoveList) throws(ToolError) -> Scene {
    do { return try start.state(after: moves) } catch { throw self.error(of: error) }
  }

  /// A line follows the name of the file at once, as compilers write it.
  func error(of error: MoveListError) -> ToolError {
    ToolError(.badContent, "\(InputFile.label(moves ?? "-")):\(error)")
  }
}
