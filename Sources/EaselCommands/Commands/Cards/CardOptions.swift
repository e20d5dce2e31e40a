internal import ArgumentParser
internal import CanvasPrint
internal import CanvasRequests
internal import EaselShared

/// The look of faces and backs; `card`, `deck` and `sheet` have these options.
struct CardDesignOptions: MemberOptions {
  @Option(CardDesignSettings.style) var style
  @Option(CardDesignSettings.back) var back
  @Option(CardDesignSettings.backColor) var backColor
  @Flag(CardDesignSettings.fourColor) var fourColor = false
  @Option(CardDesignSettings.suitColors) var suitColors
  @Option(CardDesignSettings.suitPaths) var suitPaths
  @Flag(CardDesignSettings.suitPattern) var suitPattern = false
  @Option(CardDesignSettings.indexSize) var indexSize
  @Option(CardDesignSettings.indexCorners) var indexCorners
  @Flag(CardDesignSettings.indexOnly) var indexOnly = false
  @Flag(CardDesignSettings.traditional) var traditional = false
  @Option(CardDesignSettings.letters) var letters
  @Option(CardDesignSettings.ten) var ten
  @Option(CardDesignSettings.cornerRadius) var cornerRadius
  @Flag(CardDesignSettings.noOutline) var noOutline = false
  @Option(CardDesignSettings.cardColor) var cardColor
  @Option(CardDesignSettings.suits) var suits
  @Flag(CardDesignSettings.blackRanks) var blackRanks = false
  @Flag(CardDesignSettings.emptyCourts) var emptyCourts = false
  @Flag(CardDesignSettings.continuousCorners) var continuousCorners = false

  var changes: [RequestMember<CardDesignSettings>.Change?] {
    [
      style, back, backColor, suitColors, suitPaths, indexSize, indexCorners, letters, ten, cornerRadius, cardColor,
      suits,
      CardDesignSettings.fourColor.ifOn(fourColor), CardDesignSettings.suitPattern.ifOn(suitPattern),
      CardDesignSettings.indexOnly.ifOn(indexOnly), CardDesignSettings.traditional.ifOn(traditional),
      CardDesignSettings.noOutline.ifOn(noOutline), CardDesignSettings.blackRanks.ifOn(blackRanks),
      CardDesignSettings.emptyCourts.ifOn(emptyCourts), CardDesignSettings.continuousCorners.ifOn(continuousCorners),
    ]
  }
}

/// The user's own pictures on cards; `card`, `deck`, `sheet` and boards with cards have these options.
struct ArtworkOptions: MemberOptions {
  @Option(CardArtworkSettings.faces, completion: .directory) var faces
  @Flag(CardArtworkSettings.facesCover) var facesCover = false
  @Flag(CardArtworkSettings.facesInset) var facesInset = false
  @Option(CardArtworkSettings.backPicture, completion: .file(extensions: ["png", "jpg", "jpeg", "webp"]))
  var backPicture
  @Option(CardArtworkSettings.faceScale) var faceScale

  var changes: [RequestMember<CardArtworkSettings>.Change?] {
    [
      faces, CardArtworkSettings.facesCover.ifOn(facesCover), CardArtworkSettings.facesInset.ifOn(facesInset),
      backPicture, faceScale,
    ]
  }
}

/// The printed size of cards; `card`, `deck` and `sheet` have these options.
struct PrintOptions: MemberOptions {
  @Option(PrintSettings.cardSize, completion: .list(CardSize.all.map(\.name))) var cardSize
  @Option(PrintSettings.pixelsPerInch) var pixelsPerInch
  @Option(PrintSettings.bleed) var bleed
  @Flag(PrintSettings.marks) var marks = false
  @Flag(PrintSettings.proof) var proof = false

  @Flag(help: "Print the sizes of --card and draw nothing.")
  var listSizes = false

  var changes: [RequestMember<PrintSettings>.Change?] {
    [cardSize, pixelsPerInch, bleed, PrintSettings.marks.ifOn(marks), PrintSettings.proof.ifOn(proof)]
  }
}

/// Sheets of paper with cards; `deck` has these options.
struct PaperOptions: MemberOptions {
  @Option(PaperSettings.pages, completion: .list(PaperSettings.paperNames)) var pages
  @Option(PaperSettings.orientation) var orientation
  @Option(PaperSettings.gap) var gap
  @Option(PaperSettings.margin) var margin
  @Option(PaperSettings.cropMarks) var cropMarks
  @Flag(PaperSettings.keepBleed) var keepBleed = false
  @Option(PaperSettings.backs) var backs
  @Option(PaperSettings.flip) var flip
  @Option(PaperSettings.backOffset) var backOffset
  @Option(PaperSettings.registration) var registration
  @Flag(PaperSettings.pageNumbers) var pageNumbers = false
  @Flag(PaperSettings.colorBar) var colorBar = false
  @Option(PaperSettings.copies) var copies
  @Flag(PaperSettings.calibrate) var calibrate = false

  var changes: [RequestMember<PaperSettings>.Change?] {
    [
      pages, orientation, gap, margin, cropMarks, PaperSettings.keepBleed.ifOn(keepBleed), backs, flip, backOffset,
      registration, PaperSettings.pageNumbers.ifOn(pageNumbers), PaperSettings.colorBar.ifOn(colorBar), copies,
      PaperSettings.calibrate.ifOn(calibrate),
    ]
  }
}

/// The cards of a deck to draw, and whether they are in one picture; `deck` has these options.
struct HandOptions: ParsableArguments {
  @Option(DeckSettings.draw) var draw

  @Flag(
    name: .customLong("print"),
    help: "Print the cards as the lecture does, one per line, such as 12 ❤️, and draw nothing. Needs no -o.")
  var printsCards = false

  @Option(HandRequest.hand) var hand
  @Flag(HandRequest.faceDown) var faceDown = false
  @Option(HandRequest.groundColor) var groundColor

  func validate() throws {
    if printsCards, hand != nil { throw ValidationError("--print draws nothing, so --hand can't be used") }
    for (name, isUsed) in [("--face-down", faceDown), ("--ground-color", groundColor != nil)]
    where isUsed && hand == nil {
      throw ValidationError("\(name) requires --hand")
    }
  }
}
