extension Color {
  // Colours that all figures share.
  static let ink = Color(hex: 0x1B1E33)
  static let cardRed = Color(hex: 0xCE1F2D)
  static let cardBlack = Color(hex: 0x14161F)
  static let skin = Color(hex: 0xF8DABB)
  static let skinShade = Color(hex: 0xEDBE95)
  static let blush = Color(hex: 0xE8958A)
  static let gold = Color(hex: 0xF4B942)
  static let backGold = Color(hex: 0xE8C66A)
  static let darkGold = Color(hex: 0xC98A1B)
  static let cream = Color(hex: 0xFFF5DE)
  static let panel = Color(hex: 0xFFFAEE)
  static let steel = Color(hex: 0xDDE6F0)
  static let darkSteel = Color(hex: 0xAEBCCF)
  static let wood = Color(hex: 0x8A5A33)
  static let leafGreen = Color(hex: 0x3E9455)

  /// Returns this colour with the same amount added to red, green and blue, up to white.
  func lightened(by amount: Double) -> Color {
    Color(red: min(red + amount, 1), green: min(green + amount, 1), blue: min(blue + amount, 1), alpha: alpha)
  }
}

/// The colours of a suit's courts.
struct Dress: Sendable {
  let robe: Color
  let shadow: Color
  /// The colour of tunics, crowns' linings, collars and veils.
  let second: Color
  /// The colour of sleeves and bodices.
  let tint: Color

  static func of(_ suit: Suit) -> Dress {
    switch suit {
    case .spades: Dress(0x24437C, 0x152A52, 0xC9303A, 0xA9C4EA)
    case .hearts: Dress(0xC92A35, 0x8E1420, 0x24437C, 0xF6B9AE)
    case .diamonds: Dress(0xE2862B, 0xAD5A10, 0x17616F, 0xFBD79B)
    case .clubs: Dress(0x23805A, 0x0F5238, 0x7E2350, 0xB4DDBB)
    }
  }

  private init(_ robe: UInt32, _ shadow: UInt32, _ second: UInt32, _ tint: UInt32) {
    self.robe = Color(hex: robe)
    self.shadow = Color(hex: shadow)
    self.second = Color(hex: second)
    self.tint = Color(hex: tint)
  }
}
