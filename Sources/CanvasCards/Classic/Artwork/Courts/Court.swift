/// The features of one of the twelve court figures.
struct Court: Sendable {
  /// An object that a figure holds.
  enum Attribute: Sendable {
    case sword, swordBehindHead, orb, axe, halberd, twistedStaff, lance, sceptre, leaf, fan
    case flower(petals: Int, Color)
  }

  let rank: Rank.Court
  let suit: Suit
  /// The direction of the face.
  let look: Look
  var isInProfile = false
  let face: Face
  let hair: Hair
  var beard: Beard?
  /// The object in the right hand, as the viewer sees it.
  let held: Attribute
  /// Whether the right arm is raised to the cheek.
  var raisesArm = false
  /// The object in the other hand, if that is shown.
  var heldLeft: Attribute?

  var dress: Dress { .of(suit) }

  static func of(_ rank: Rank.Court, _ suit: Suit) -> Court {
    table.first { $0.rank == rank && $0.suit == suit } ?? table[0]
  }

  // To add a figure, add a row.
  static let table: [Court] = [
    Court(
      rank: .king, suit: .spades, look: .right,
      face: Face(eyes: .lidded, iris: Color(hex: 0x4C6A92), brows: .level, nose: .strong),
      hair: Hair(0xC9CFDA, strands: 0x7C8698), beard: .long, held: .sword),
    Court(
      rank: .king, suit: .hearts, look: .left, face: Face(jaw: .square, iris: Color(hex: 0x2F6C8F), brows: .arched),
      hair: Hair(0xE8B65A, strands: 0xA3701F), beard: .short, held: .swordBehindHead),
    Court(
      rank: .king, suit: .diamonds, look: .left, isInProfile: true,
      face: Face(iris: Color(hex: 0x3F6B4F), brows: .stern, lips: Color(hex: 0xB5483F)),
      hair: Hair(0x8C4A2A, strands: 0x552712), beard: .pointed, held: .axe),
    Court(
      rank: .king, suit: .clubs, look: .right,
      face: Face(eyes: .open, iris: Color(hex: 0x5A3B22), brows: .stern, nose: .short),
      hair: Hair(0x4A3A36, strands: 0x211715), beard: .forked, held: .orb),
    Court(
      rank: .queen, suit: .spades, look: .right,
      face: Face(
        jaw: .pointed, eyes: .lidded, iris: Color(hex: 0x4A3560), brows: .stern, mouth: .thin,
        lips: Color(hex: 0xA8202E)),
      hair: Hair(0x2B2430, strands: 0x5A4F63, brow: 0x2B2430), held: .sceptre,
      heldLeft: .flower(petals: 5, Color(hex: 0xC9303A))),
    Court(
      rank: .queen, suit: .hearts, look: .left,
      face: Face(eyes: .open, iris: Color(hex: 0x2F6FA8), nose: .short, mouth: .small, hasCheeks: true),
      hair: Hair(0xF0BC5E, strands: 0xA97522, .braids), held: .flower(petals: 6, .cream), raisesArm: true),
    Court(
      rank: .queen, suit: .diamonds, look: .left,
      face: Face(
        iris: Color(hex: 0x2F7A55), nose: .straight, mouth: .full, lips: Color(hex: 0xC2402A), hasCheeks: true,
        hasBeautySpot: true),
      hair: Hair(0xB4512A, strands: 0x742A10, .ringlets), held: .fan, heldLeft: .flower(petals: 8, .cream)),
    Court(
      rank: .queen, suit: .clubs, look: .left,
      face: Face(
        jaw: .pointed, eyes: .open, iris: Color(hex: 0x6A4420), brows: .level, mouth: .smiling,
        lips: Color(hex: 0xC23A5A),
        hasCheeks: true),
      hair: Hair(0x6B3F26, strands: 0x3B1F10, .waves), held: .flower(petals: 4, Color(hex: 0xE79AB8))),
    Court(
      rank: .jack, suit: .spades, look: .right, isInProfile: true,
      face: Face(iris: Color(hex: 0x2F6FA8), lips: Color(hex: 0xC4524A)),
      hair: Hair(0xE9B04C, strands: 0xA06A17), held: .twistedStaff),
    Court(
      rank: .jack, suit: .hearts, look: .left, isInProfile: true,
      face: Face(iris: Color(hex: 0x3F6B4F), mouth: .smiling, lips: Color(hex: 0xC4524A), hasCheeks: true),
      hair: Hair(0xF0C468, strands: 0xA97522), beard: .moustache, held: .axe, heldLeft: .leaf),
    Court(
      rank: .jack, suit: .diamonds, look: .right,
      face: Face(
        jaw: .square, eyes: .lidded, iris: Color(hex: 0x3F6B4F), brows: .level, mouth: .thin, lips: Color(hex: 0xB5483F)
      ),
      hair: Hair(0x7A452A, strands: 0x43220F), held: .halberd),
    Court(
      rank: .jack, suit: .clubs, look: .left,
      face: Face(
        jaw: .pointed, eyes: .open, iris: Color(hex: 0x5A3B22), nose: .short, mouth: .smiling,
        lips: Color(hex: 0xC4524A),
        hasCheeks: true),
      hair: Hair(0x3A2C2B, strands: 0x71605C, .waves), held: .lance),
  ]

  var isMirroredTraditionally: Bool { rank == .queen && suit != .hearts || rank == .jack && suit != .spades }
}

extension Court.Attribute {
  /// Returns the object in a suit's colours, upright about x 0 with the fist at y 0.
  func artwork(_ dress: Dress) -> Artwork {
    switch self {
    case .sword, .swordBehindHead: Held.sword()
    case .orb: Held.orb(dress.second)
    case .axe: Held.axe().at(0, 0, scale: 0.93)
    case .halberd: Held.halberd(tassel: dress.second).at(0, 0, scale: 0.95)
    case .twistedStaff: Held.twistedStaff(stripe: .cardRed, knob: .gold)
    case .lance: Held.lance(pennon: dress.second, trim: .gold)
    case .sceptre: Held.sceptre(orb: dress.second).at(0, 0, scale: 0.94)
    case .leaf: Held.leaf()
    case .fan: Held.fan(dress.second, ribs: .gold)
    case .flower(let petals, let color): Held.flower(petals: petals, color)
    }
  }

  /// The hand that holds the object.
  var hand: Hand {
    switch self {
    case .orb: .cup
    case .leaf, .flower: .pinch
    default: .grip
    }
  }

  /// The distance of the hand from where it usually is, to the right: a broad blade needs room beside the frame.
  var shift: Double {
    switch self {
    case .axe: -4
    case .halberd: -3
    default: 0
    }
  }
}
