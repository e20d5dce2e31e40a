/// What only tests may see of the arithmetic on channels and pixels.
package enum PixelMathTesting {
  package static func dividedBy255(_ x: UInt32) -> UInt32 { ChannelMath.dividedBy255(x) }
  package static func product(_ a: UInt8, _ b: UInt8) -> UInt8 { ChannelMath.product(a, b) }
  package static func channel(_ fraction: Double) -> UInt8 { ChannelMath.channel(fraction) }
  package static func scaled(_ pixel: PremultipliedPixel, by factor: UInt8) -> PremultipliedPixel {
    pixel.scaled(by: factor)
  }
  package static func over(_ source: PremultipliedPixel, _ destination: PremultipliedPixel) -> PremultipliedPixel {
    source.over(destination)
  }
}
