import CanvasTables
import Testing

/// The order and the middle of answers.
@Suite struct AnswerScaleTests {
  private func scale(_ names: [String]) -> AnswerScale { AnswerScale(names, unnamed: "No name") }

  private func ordered(_ names: [String]) -> [String] { scale(names).order.map { names[$0] } }

  /// The steps of the answers in their order.
  private func steps(_ names: [String]) -> [Int] {
    let sides = scale(names).sides
    return (0..<sides.count).map(sides.step)
  }

  @Test(arguments: [
    "Strongly disagree|Disagree|Neither agree nor disagree|Agree|Strongly agree",
    "Very dissatisfied|Dissatisfied|Neutral|Satisfied|Very satisfied",
    "Very unlikely|Unlikely|Neutral|Likely|Very likely",
    "Never|Rarely|Sometimes|Often|Always", "Never|Sometimes|Often|Very often|Always",
    "Very poor|Poor|Average|Good|Very good", "1|2|3|4|5",
    "Stimme nicht zu|Stimme eher nicht zu|Teils/teils|Stimme eher zu|Stimme zu", "매우 불만족|불만족|보통|만족|매우 만족",
  ]) func wellKnownScalesHaveAnOrder(text: String) {
    let names = text.split(separator: "|").map(String.init)
    for mixed in [names, names.reversed(), [names[3], names[0], names[4], names[2], names[1]]] {
      #expect(ordered(mixed) == names)
      #expect(steps(mixed) == [-2, -1, 0, 1, 2])
    }
  }

  @Test(arguments: ["Disapprove|Approve", "Oppose|Favor", "Against|For"]) func opinionsHaveSides(text: String) {
    let names = text.split(separator: "|").map(String.init)
    let answers = [names[1], names[0], "DK/Refused"]
    #expect(ordered(answers) == names)
    #expect(steps(answers) == [-1, 1])
    #expect(scale(answers).leftOut == [2])
  }

  @Test func otherAnswersKeepTheirOrder() {
    #expect(ordered(["Yuck", "Meh", "Yum"]) == ["Yuck", "Meh", "Yum"])
    #expect(steps(["Yuck", "Meh", "Yum"]) == [-1, 0, 1])
    #expect(steps(["a", "b", "c", "d"]) == [-2, -1, 1, 2])
    #expect(steps((0...10).map { "\($0)" }) == Array(-5...5))
    // Numbers are ordered as numbers.
    #expect(ordered(["10", "9", "8"]) == ["8", "9", "10"])
  }

  @Test func theNeutralAnswerIsTheMiddle() {
    #expect(steps(["Disagree", "Neutral", "Agree", "Strongly agree"]) == [-1, 0, 1, 2])
    #expect(steps(["Disagree", "Agree", "Strongly agree"]) == [-1, 1, 2])
    #expect(steps(["Agree", "Strongly agree"]) == [1, 2])
    #expect(steps(["Bah", "Undecided", "Fine", "Superb"]) == [-1, 0, 1, 2])
    // A neutral answer at the end says nothing about the sides of the others.
    #expect(steps(["Bah", "Fine", "Undecided"]) == [-1, 0, 1])
  }

  @Test func missingAnswersAreNotOnTheScale() {
    let names = ["Don't know", "Agree", "No answer", "Disagree", "No name"]
    #expect(scale(names).order == [3, 1])
    #expect(scale(names).leftOut == [0, 2, 4])
    // Not if nothing else would be left.
    #expect(scale(["Other", "Agree"]).order == [0, 1])
    #expect(scale(["None", "Some", "Many"]).order == [0, 1, 2])
    #expect(scale([]).order.isEmpty)
  }

  @Test func placesThatAreAnswersBecomeSeries() throws {
    let table = ChartTable(
      x: .names(["Agree", "Don't know", "Disagree"]), series: ["Taste", "Price"], values: [[1, 2, 3], [4, nil, 6]],
      xName: "answer", seriesName: "item")
    let other = try #require(table.withAnswersAsSeries())
    #expect(other.x == .names(["Taste", "Price"]))
    #expect(other.series == ["Agree", "Don't know", "Disagree"])
    #expect(other.values == [[1, 4], [2, nil], [3, 6]])
    #expect(other.xName == "item" && other.seriesName == "answer")
    #expect(other.withAnswersAsSeries() == nil)
  }
}
