import Canvas
import Testing

struct AlphaDivisionTests {
  @Test func dividingAlphaOutIsRoundedToNearestForEveryChannelAndAlpha() {
    let division = AlphaDivision()
    for alpha in 1...255 {
      for channel in 0...alpha {
        let expected = (2 * 255 * channel + alpha) / (2 * alpha)
        #expect(division.straight(UInt8(channel), alpha: UInt8(alpha)) == UInt8(expected))
      }
    }
  }

  @Test func premultiplyingTheQuotientGivesEveryChannelBack() {
    let division = AlphaDivision()
    for alpha in UInt8.min...UInt8.max {
      for channel in UInt8.min...alpha {
        let straight = division.straight(channel, alpha: alpha)
        let again = PremultipliedPixel(straightRed: straight, green: 0, blue: 0, alpha: alpha)
        #expect(again == PremultipliedPixel(red: channel, green: 0, blue: 0, alpha: alpha))
      }
    }
  }

  @Test func colourAboveItsAlphaCountsAsTheAlpha() {
    let division = AlphaDivision()
    #expect(division.straight(200, alpha: 100) == 255)
    #expect(division.straight(200, alpha: 0) == 0)
  }
}
