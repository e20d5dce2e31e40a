import Canvas
import Testing

@Suite struct ColorTests {
  private func channels(_ color: Color) -> [UInt8] {
    let pixel = color.premultiplied
    return [pixel.red, pixel.green, pixel.blue, pixel.alpha]
  }

  @Test func bytesComeBackAsBytes() {
    for byte: UInt8 in [0, 1, 127, 128, 254, 255] {
      #expect(channels(Color(red8: byte, green8: 0, blue8: 255)) == [byte, 0, 255, 255])
    }
  }

  @Test func colourIsMultipliedByAlphaAfterRounding() {
    #expect(channels(Color(red: 1, green: 0.5, blue: 0, alpha: 0.5)) == [128, 64, 0, 128])
    #expect(channels(Color(white: 1, alpha: 0)) == [0, 0, 0, 0])
  }

  @Test func hueGoesRoundFromRed() {
    let hues: [Double] = [0, 1, 2, 3, 4, 5, 6, -2].map { $0 / 6 }
    let expected: [Color] = [.red, .yellow, .green, .cyan, .blue, .magenta, .red, .blue]
    for (hue, color) in zip(hues, expected) {
      #expect(channels(Color(hue: hue, saturation: 1, brightness: 1)) == channels(color), "\(hue)")
    }
    #expect(channels(Color(hue: 0.3, saturation: 0, brightness: 0.5)) == channels(.gray))
    #expect(channels(Color(hue: 0, saturation: 0.5, brightness: 1)) == [255, 128, 128, 255])
  }

  @Test func namedColours() {
    #expect(channels(.orange) == [255, 128, 0, 255] && channels(.lightGray) == [170, 170, 170, 255])
    #expect(channels(.clear) == [0, 0, 0, 0] && channels(.brown) == [153, 102, 51, 255])
  }
}
