extension RequestMember {
  /// The moves of a board.
  package static func moves(_ path: WritableKeyPath<Request, RequestMoves?>) -> RequestMember {
    RequestMember(
      "moves", path, .moves, value: "file",
      help: "Text file with moves, one per line, or - for standard input.", example: "moves.txt")
  }

  /// The seed of a board.
  package static func seed(
    _ path: WritableKeyPath<Request, UInt64?>, with context: [String: JSONTree] = [:]
  ) -> RequestMember {
    RequestMember(
      "seed", path, .seed, value: "number", help: "Seed for random choices. (default: 1)", example: 7, with: context)
  }

  /// The colours of the app's pie graph.
  package static func randomColors(
    _ path: WritableKeyPath<Request, Bool>, with context: [String: JSONTree]
  ) -> RequestMember {
    RequestMember(
      flag: "random-colors", path,
      help: "With the app's graph: random colours from the start, by \(member: "seed"), as in the app.", with: context)
  }

  /// The steps of touches of the app's pie graph.
  package static func wholeSteps(
    _ path: WritableKeyPath<Request, Bool>, with context: [String: JSONTree]
  ) -> RequestMember {
    RequestMember(
      flag: "whole-steps", path,
      help: """
        With touches of the app's graph: check the limits before a step and then make it whole, as in the app, instead \
        of ending it at the limit.
        """,
      with: context)
  }

  /// Flags for the ways to combine values, each with its help.
  static func aggregates(
    _ path: WritableKeyPath<Request, Aggregate?>, _ helps: KeyValuePairs<Aggregate, RequestText>
  ) -> [RequestMember] {
    let names = helps.map(\.key.rawValue)
    return helps.map { RequestMember(flag: $0.rawValue, of: names, path, is: $0, help: $1) }
  }
}
