#if Full || Boards
  extension RequestMember {
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
#endif
