#if Full || Boards
  extension RequestMoves {
    /// Returns the moves.
    package func list(in resources: Resources) throws(RequestError) -> MoveList {
      switch self {
      case .lines(let lines): return MoveList(lines.joined(separator: "\n"))
      case .file(let name):
        let bytes = try resources.bytes(name)
        do { return try MoveList(bytes) } catch { throw self.error(error, in: resources) }
      }
    }

    /// Returns a scene after the moves.
    func played<Scene: PlayedScene>(on start: Scene, in resources: Resources) throws(RequestError) -> Scene {
      let list = try list(in: resources)
      do throws(MoveListError) { return try start.state(after: list) } catch { throw self.error(error, in: resources) }
    }

    /// The error in a move. The line's number follows the name of the file directly, as in compiler messages.
    package func error(_ error: MoveListError, in resources: Resources) -> RequestError {
      let label = if case .file(let name) = self { resources.label(.file(name)) } else { "moves" }
      return RequestError(.content, "\(label):\(error)")
    }
  }
#endif
