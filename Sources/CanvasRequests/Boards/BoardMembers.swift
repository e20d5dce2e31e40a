internal import Canvas
internal import CanvasScenes

extension RequestMember {
  /// The moves of a board.
  package static func moves(_ path: WritableKeyPath<Request, RequestMoves?>) -> RequestMember {
    RequestMember(
      "moves", path, .moves, value: "file",
      help: "Text file with moves, one per line, or - for standard input.", example: "moves.txt")
  }

  /// The seed of a board.
  package static func seed(
    _ path: WritableKeyPath<Request, UInt64?>, with context: [String: MemberValue] = [:]
  ) -> RequestMember {
    RequestMember(
      "seed", path, .seed, value: "number", help: "Seed for random choices. (default: 1)", example: 7, with: context)
  }

  /// The colours of the app's pie graph.
  package static func randomColors(
    _ path: WritableKeyPath<Request, Bool>, with context: [String: MemberValue]
  ) -> RequestMember {
    RequestMember(
      flag: "random-colors", path,
      help: "With the app's graph: random colours from the start, by \(member: "seed"), as in the app.", with: context)
  }

  /// The steps of touches of the app's pie graph.
  package static func wholeSteps(
    _ path: WritableKeyPath<Request, Bool>, with context: [String: MemberValue]
  ) -> RequestMember {
    RequestMember(
      flag: "whole-steps", path,
      help: """
        With touches of the app's graph: check the limits before a step and then make it whole, as in the app, instead \
        of ending it at the limit.
        """,
      with: context)
  }

  /// The colour of the backs of cards with emoji.
  package static func colors(_ path: WritableKeyPath<Request, CardBackColor>) -> RequestMember {
    RequestMember(
      "colors", path, .choice, value: "colors", default: .orange, help: "Colour of the backs.", example: "coral")
  }
}

/// The backs of cards with emoji, in the two versions of the reference.
public enum CardBackColor: String, Sendable, Hashable, CaseIterable {
  /// The first version.
  case orange
  /// The second version.
  case coral

  var color: Color { self == .orange ? ConcentrationStyle.orange : ConcentrationStyle.coral }
}

extension ValueForm<[Int]> {
  /// Numbers of cards, such as `0,5,2`.
  static let places = ValueForm(
    schema: ["type": ["integer", "string"]], write: { .list($0.map { .number(Double($0)) }) }
  ) { (word) throws(ValueProblem) in
    let numbers = word.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
    let places = numbers.compactMap(\.self).filter { $0 >= 0 }
    guard places.count == numbers.count else {
      throw ValueProblem("must be numbers of cards from 0, separated by commas, such as 0,5,2")
    }
    return places
  }
}
