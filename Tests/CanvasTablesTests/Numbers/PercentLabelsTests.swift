import CanvasTables
import Testing

struct PercentLabelsTests {
  @Test func sharesAreRoundedEachForItselfOrTogether() {
    #expect(PercentLabels.texts(of: [1, 1, 1]) == ["33.3%", "33.3%", "33.3%"])
    #expect(PercentLabels.texts(of: [1, 1, 1], rounding: .sum100) == ["33.4%", "33.3%", "33.3%"])
    #expect(PercentLabels.texts(of: [1, 3]) == ["25.0%", "75.0%"])
    #expect(PercentLabels.texts(of: [1, 2], fractionDigits: 0) == ["33%", "67%"])
  }

  @Test func labelsAddUpToAHundred() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<200 {
      let values = (0..<Int.random(in: 1...30, using: &generator)).map { _ in
        Double.random(in: 5...100, using: &generator)
      }
      let tenths = PercentLabels.texts(of: values, rounding: .sum100).map { label in
        Int(((Double(label.dropLast()) ?? .nan) * 10).rounded())
      }
      #expect(tenths.reduce(0, +) == 1000, "\(values)")
    }
  }

  @Test func noShareLooksLikeNothingOrEverything() throws {
    #expect(PercentLabels.texts(of: [100_000, 1]) == ["> 99.9%", "< 0.1%"])
    #expect(PercentLabels.texts(of: [5, 0]) == ["100.0%", "0%"])
    #expect(PercentLabels.texts(of: [0, 0, -1, .nan]) == ["0%", "0%", "0%", "0%"])
    #expect(PercentLabels.texts(of: [1e308, 1e308, 1e-308]) == ["50.0%", "50.0%", "< 0.1%"])
    #expect(PercentLabels.texts(of: []) == [])
    #expect(PercentLabels.texts(of: [1, 2], locale: .plain) == ["33.3 %", "66.7 %"])
    let german = try #require(LocaleFormat("de"))
    #expect(PercentLabels.texts(of: [1, 2000], locale: german) == ["< 0,1\u{A0}%", "> 99,9\u{A0}%"])
    #expect(PercentLabels.texts(of: [1], locale: try #require(LocaleFormat("tr"))) == ["%100,0"])
  }
}
