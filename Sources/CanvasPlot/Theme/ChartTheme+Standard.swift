// The palettes were optimized in OKLab. Any two colours are distinguishable with normal vision and under Machado,
// Oliveira and Fernandes' models of three colour vision deficiencies; neighbouring colours differ most.
extension ChartTheme {
  /// Dark on white.
  public static let light = ChartTheme(
    ground: Color(hex: 0xFFFFFF), ink: Color(hex: 0x1B1F2A), secondInk: Color(hex: 0x5B6270),
    grid: Color(hex: 0xE4E7EC), baseLine: Color(hex: 0x8A909C),
    palette: [0x2F5D9B, 0xBF560B, 0x0BA59B, 0x813356, 0xC68705, 0x738AE9, 0x9A201E, 0x598F55].map(Color.init(hex:)),
    other: Color(hex: 0xB9BEC7), muted: Color(hex: 0xC2C7D0), negative: Color(hex: 0xB03755),
    positive: Color(hex: 0x1E7F54))

  /// Light on nearly black.
  public static let dark = ChartTheme(
    ground: Color(hex: 0x14171F), ink: Color(hex: 0xF2F4F8), secondInk: Color(hex: 0xA4ACBA),
    grid: Color(hex: 0x2A2F3B), baseLine: Color(hex: 0x747C8B),
    palette: [0x4570CF, 0xFC7F45, 0x63DCC9, 0xAB5E8A, 0xF2CE5E, 0xC99FEA, 0xDA454C, 0x9FC282].map(Color.init(hex:)),
    other: Color(hex: 0x767E8C), muted: Color(hex: 0x4A505D), negative: Color(hex: 0xF08CA3),
    positive: Color(hex: 0x5EC1A7))

  /// The light theme with three patterns and two tints, for printers that print in black.
  public static let print = changing(light) { $0.patterns = [.none, .rising, .dots, .horizontal] }
}
