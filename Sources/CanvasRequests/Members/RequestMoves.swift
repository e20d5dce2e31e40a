/// The moves of a board, or the touches of a graph.
public enum RequestMoves: Sendable, Hashable {
  /// A text file with a move on each line.
  case file(String)
  /// The moves, as they are written in a file.
  case lines([String])
}

extension ValueForm<RequestMoves> {
  /// The name of a file, or a list of moves in JSON.
  static let moves = ValueForm(
    schema: [
      "anyOf": [
        .object(["type": "string", "minLength": 1]),
        .object(["type": "array", "items": .object(["type": "string"])]),
      ]
    ],
    write: { moves in
      switch moves {
      case .file(let name): .text(name)
      case .lines(let lines): .list(lines.map(JSONTree.text))
      }
    },
    readJSON: { (json) throws(ValueProblem) in
      guard case .list(let values) = json.content else { return nil }
      return .lines(
        try values.map { (value) throws(ValueProblem) in
          guard case .string(let text) = value.content else { throw ValueProblem("must be a list of moves") }
          return text
        })
    }
  ) { (word) throws(ValueProblem) in .file(try ValueForm<String>.path.read(word)) }.completed(by: .files([]))
}
