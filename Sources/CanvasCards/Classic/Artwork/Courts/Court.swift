internal import Canvas

/// The features of one of the twelve court figures.
struct Court: Sendable {
  /// An object that a figure holds.
  enum Attribute: Sendable {
    case sword, swordBehindHead, axe, halberd, twistedStaff, lance, sceptre, leaf, fan
    case flower(petals: Int, Color)
  }

  let rank: Rank.Court
  let suit: Suit
  /// The direction of the face.
  let look: Look
  let isInProfile: Bool
  let hair: Hair
  let beard: Beard?
  /// The object in the right hand, as the viewer sees it.
  let held: Attribute
  /// Whether the right arm is raised to the cheek.
  let raisesArm: Bool
  /// The object in the other hand, if that is shown.
  let heldLeft: Attribute?

  init(
    _ rank: Rank.Court, of suit: Suit, looks look: Look, inProfile isInProfile: Bool = false, hair: Hair,
    beard: Beard? = nil, holds held: Attribute, raised raisesArm: Bool = false, and heldLeft: Attribute? = nil
  ) {
    self.rank = rank
    self.suit = suit
    self.look = look
    self.isInProfile = isInProfile
    self.hair = hair
    self.beard = beard
    self.held = held
    self.raisesArm = raisesArm
    self.heldLeft = heldLeft
  }

  var dress: Dress { .of(suit) }

  static func of(_ rank: Rank.Court, _ suit: Suit) -> Court {
    table.first { $0.rank == rank && $0.suit == suit } ?? table[0]
  }

  // To add a figure, add a row.
  static let table: [Court] = [
    Court(
      .king, of: .spades, looks: .right, hair: Hair(0xC9CFDA, strands: 0x7C8698), beard: .long, holds: .sword),
    Court(
      .king, of: .hearts, looks: .left, hair: Hair(0xE8B65A, strands: 0xA3701F), beard: .short,
      holds: .swordBehindHead),
    Court(
      .king, of: .diamonds, looks: .left, inProfile: true, hair: Hair(0x8C4A2A, strands: 0x552712), beard: .pointed,
      holds: .axe),
    Court(.king, of: .clubs, looks: .right, hair: Hair(0x4A3A36, strands: 0x211715), beard: .forked, holds: .sword),
    Court(
      .queen, of: .spades, looks: .right, hair: Hair(0x2B2430, strands: 0x5A4F63, brow: 0x2B2430), holds: .sceptre,
      and: .flower(petals: 5, Color(rgb: 0xC9303A))),
    Court(
      .queen, of: .hearts, looks: .left, hair: Hair(0xF0BC5E, strands: 0xA97522), holds: .flower(petals: 6, .cream),
      raised: true),
    Court(
      .queen, of: .diamonds, looks: .left, hair: Hair(0xB4512A, strands: 0x742A10), holds: .fan,
      and: .flower(petals: 8, .cream)),
    Court(
      .queen, of: .clubs, looks: .left, hair: Hair(0x6B3F26, strands: 0x3B1F10),
      holds: .flower(petals: 4, Color(rgb: 0xE79AB8))),
    Court(
      .jack, of: .spades, looks: .right, inProfile: true, hair: Hair(0xE9B04C, strands: 0xA06A17),
      holds: .twistedStaff),
    Court(
      .jack, of: .hearts, looks: .left, inProfile: true, hair: Hair(0xF0C468, strands: 0xA97522), holds: .axe,
      and: .leaf),
    Court(.jack, of: .diamonds, looks: .right, hair: Hair(0x7A452A, strands: 0x43220F), holds: .halberd),
    Court(.jack, of: .clubs, looks: .left, hair: Hair(0x3A2C2B, strands: 0x71605C), holds: .lance),
  ]
}

extension Court.Attribute {
  /// Returns the object in a suit's colours, upright about x 0 with the fist at y 0.
  func artwork(_ dress: Dress) -> Artwork {
    switch self {
    case .sword, .swordBehindHead: Held.sword()
    case .axe: Held.axe().at(-4, 0, scale: 0.93)
    case .halberd: Held.halberd(tassel: dress.second).at(-3, 0, scale: 0.95)
    case .twistedStaff: Held.twistedStaff(stripe: .cardRed, knob: .gold)
    case .lance: Held.lance(pennon: dress.second, trim: .gold)
    case .sceptre: Held.sceptre(orb: dress.second).at(0, 0, scale: 0.94)
    case .leaf: Held.leaf()
    case .fan: Held.fan(dress.second, ribs: .gold)
    case .flower(let petals, let color): Held.flower(petals: petals, color)
    }
  }
}
