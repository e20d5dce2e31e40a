import Canvas
import CanvasKernels
import Testing

/// Small domains, completely. Differences are counted first: a test's own check costs more than what it checks.
@Suite struct ChannelMathTests {
  @Test func everyDivisionBy255IsRoundedToNearest() {
    let wrong = (0...65_025 as ClosedRange<UInt32>).filter {
      // x / 255 never ends in exactly one half: 255 is odd.
      ck_divide_by_255($0) != ($0 * 2 + 255) / 510
    }
    #expect(wrong == [])
  }

  @Test func everyProductIsRoundedToNearest() {
    var wrong: [(Int, Int)] = []
    for a in 0...255 {
      for b in 0...255
      where Int(ChannelMath.product(UInt8(a), UInt8(b))) != Int((Double(a) * Double(b) / 255).rounded()) {
        wrong.append((a, b))
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test func aByteAsAFractionComesBack() {
    for byte in 0...255 { #expect(ChannelMath.channel(Double(byte) / 255) == UInt8(byte)) }
  }

  @Test func fractionsAreRoundedToNearestAndClamped() {
    #expect(ChannelMath.channel(0.5) == 128)
    #expect(ChannelMath.channel(0.49 / 255) == 0 && ChannelMath.channel(0.51 / 255) == 1)
    for (fraction, byte) in [(-0.1, 0), (-.infinity, 0), (.nan, 0), (1.1, 255), (.infinity, 255), (1e300, 255)] {
      #expect(ChannelMath.channel(fraction) == UInt8(byte), "\(fraction)")
    }
  }
}
