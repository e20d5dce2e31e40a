internal import Canvas
internal import CanvasCards
internal import EaselShared

/// What cards look like, as it is asked for: the font and the pictures are only named.
struct CardLook: Sendable, Hashable {
  var style = CardDesignOptions.Style.usual
  /// The classic design, without the font of its indices.
  var classic = ClassicDesign()
  var lecture = LectureLook()
  var textSize = TextSize()
  /// The font's file or family; nil for the style's own.
  var font: String?
  /// Whether a character that no font has is an error.
  var hasStrictGlyphs = false
  var artwork = ArtworkFiles()
}

/// The lecture design without its font and its text size.
struct LectureLook: Sendable, Hashable {
  var suits = LectureDesign.Suits.text
  var hasBlackRanks = false
  var hasEmptyCourts = false
  var hasContinuousCorners = false

  func design(font: Font, textSizeFactor: Double) -> LectureDesign {
    var design = LectureDesign(font: font, textSizeFactor: textSizeFactor)
    design.suits = suits
    design.hasBlackRanks = hasBlackRanks
    design.hasEmptyCourts = hasEmptyCourts
    design.hasContinuousCorners = hasContinuousCorners
    return design
  }
}

extension CardLook {
  init(_ design: CardDesignOptions, _ card: CardOptions, _ picture: PictureOptions) {
    self.init(
      style: design.style, classic: design.classicDesign, lecture: design.lectureLook, textSize: card.text.size,
      font: picture.font,
      hasStrictGlyphs: picture.strictGlyphs, artwork: card.artworkFiles)
  }
}
