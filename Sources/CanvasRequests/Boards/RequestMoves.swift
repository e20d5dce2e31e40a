package import CanvasScenes
internal import CanvasTables

/// The moves of a board, or the touches of a graph.
public enum RequestMoves: Sendable, Hashable {
  /// A text file with a move on each line.
  case file(String)
  /// The moves, as they are written in a file.
  case lines([String])
}

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

extension ValueForm<RequestMoves> {
  /// The name of a file, or a list of moves in JSON.
  static let moves = {
    var form = ValueForm(
      schema: [
        "anyOf": [
          .object(["type": "string", "minLength": 1]),
          .object(["type": "array", "items": .object(["type": "string"])]),
        ]
      ],
      write: { moves in
        switch moves {
        case .file(let name): .text(name)
        case .lines(let lines): .list(lines.map(MemberValue.text))
        }
      }
    ) { (word) throws(ValueProblem) in .file(try ValueForm<String>.path.read(word)) }
    form.facts.completion = .files([])
    form.readJSON = { (json) throws(ValueProblem) in
      guard case .list(let values) = json.content else { return nil }
      return .lines(
        try values.map { (value) throws(ValueProblem) in
          guard case .string(let text) = value.content else { throw ValueProblem("must be a list of moves") }
          return text
        })
    }
    return form
  }()
}
