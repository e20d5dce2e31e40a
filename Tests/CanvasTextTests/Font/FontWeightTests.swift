import Canvas
import Testing

@Suite struct FontWeightTests {
  @Test func theNamedWeightsAreTheHundreds() {
    let weights: [Font.Weight] = [
      .thin, .ultraLight, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.value) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    #expect(weights.sorted() == weights)
    #expect(weights == stride(from: 100.0, through: 900, by: 100).map { Font.Weight($0) })
  }

  @Test(
    arguments: [
      (0, 1), (-5, 1), (-.infinity, 1), (0.5, 1), (1, 1), (1000, 1000), (1e9, 1000), (.infinity, 1000), (.nan, 400),
      (450.5, 450.5),
    ] as [(Double, Double)])
  func aNumberIsClamped(number: Double, value: Double) {
    #expect(Font.Weight(number).value == value)
  }
}
