internal import Canvas
internal import CanvasScenes
internal import EaselShared

/// The input and output files of a scene.
struct SceneFiles {
  /// The list of moves, or nil for none.
  var moves: String?
  /// The folder of frames, or nil for none.
  var frames: String?
  /// The document to write, or nil for none.
  var save: String?
  /// The picture to write, or nil if the command line has none.
  var output: String?
}

extension SceneOptions {
  var files: SceneFiles { SceneFiles(moves: moves, frames: frames, save: save, output: output) }
}

extension SceneFiles {
  /// Returns the moves of `--moves`, or an empty list without it.
  func moveList(in environment: ToolEnvironment) throws(ToolError) -> MoveList {
    guard let file = moves else { return MoveList("") }
    let bytes = try InputFile.bytes(file, in: environment)
    do { return try MoveList(bytes) } catch { throw self.error(of: error) }
  }

  /// Returns the scene after the moves.
  func state<Scene: PlayedScene>(from start: Scene, after moves: MoveList) throws(ToolError) -> Scene {
    do { return try start.state(after: moves) } catch { throw self.error(of: error) }
  }

  /// Returns an error whose line number follows the name of the file directly, as in compiler messages.
  func error(of error: MoveListError) -> ToolError {
    ToolError(.badContent, "\(InputFile.label(moves ?? "-")):\(error)")
  }
}
