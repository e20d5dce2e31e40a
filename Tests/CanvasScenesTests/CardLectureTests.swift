import Canvas
import CanvasGoldensTesting
import CanvasScenes
import TestSupport
import Testing

/// The view of the reference's lecture on the playing card (its sixth day), call by call in our interface: names of the
/// original stand behind. What UIKit calls when it wants to (layout, drawing) is one function here.
private struct PlayingCardView {
  var rank = 5
  var suit = "♥️"
  var isFaceUp = true
  /// What a pinch changes.
  var faceCardScale = 0.75
  /// The reader's text size, a factor.
  var textSizeFactor = 1.0
  var bounds: Rect
  var font: Font
  /// Where the pictures lie.
  var bundle: String

  // MARK: Text

  private func centeredAttributedString(_ string: String, fontSize: Double) -> StyledText {
    var font = font.withSize(fontSize)  // UIFont.preferredFont(forTextStyle:), UIFont.withSize(_:)
    font = font.withSize(fontSize * textSizeFactor)  // UIFontMetrics.scaledFont(for:)
    // NSMutableParagraphStyle.alignment, NSAttributedString(string:attributes:)
    return StyledText(string, font: font, alignment: .center)
  }

  var cornerString: StyledText { centeredAttributedString(rankString + "\n" + suit, fontSize: cornerFontSize) }

  // MARK: Layout

  /// The labels' sizes and places: as wide and high as their text (UILabel.numberOfLines = 0, UIView.sizeToFit()).
  var upperLeftFrame: Rect {
    Rect(origin: bounds.origin.offsetBy(dx: cornerOffset, dy: cornerOffset), size: cornerString.size())
  }

  var lowerRightFrame: Rect {
    let size = cornerString.size()
    let origin = Point(x: bounds.maxX, y: bounds.maxY)  // CGRect.maxX, CGRect.maxY
      .offsetBy(dx: -cornerOffset, dy: -cornerOffset)
      .offsetBy(dx: -size.width, dy: -size.height)
    return Rect(origin: origin, size: size)
  }

  private func drawLabels(on context: DrawingContext) {
    guard isFaceUp else { return }  // UIView.isHidden
    let label = cornerString  // UILabel.attributedText
    context.draw(label, in: upperLeftFrame)
    let frame = lowerRightFrame
    let transform = Transform.identity  // CGAffineTransform.identity
      .translatedBy(x: frame.size.width, y: frame.size.height)  // CGAffineTransform.translatedBy(x:y:)
      .rotated(by: .pi)  // CGAffineTransform.rotated(by:)
    context.withGState {
      context.translateBy(x: frame.origin.x, y: frame.origin.y)  // UIView.frame
      context.concatenate(transform)  // UIView.transform
      context.draw(label, in: Rect(origin: .zero, size: frame.size))
    }
  }

  // MARK: Drawing

  func draw(_ rect: Rect, on context: DrawingContext) {  // UIView.draw(_:)
    context.withGState {
      // UIBezierPath(roundedRect:cornerRadius:)
      let roundedRect = Path(roundedRect: bounds, cornerRadius: cornerRadius)
      context.clip(to: roundedRect)  // UIBezierPath.addClip()
      context.setFillColor(.white)  // UIColor.setFill()
      context.fill(roundedRect)  // UIBezierPath.fill()
      if isFaceUp {
        if let faceCardImage = image(named: rankString + suit) {  // UIImage(named:in:compatibleWith:)
          context.draw(faceCardImage, in: bounds.zoom(by: faceCardScale))  // UIImage.draw(in:)
        } else {
          drawPips(on: context)
        }
      } else if let cardBackImage = image(named: "cardback") {
        context.draw(cardBackImage, in: bounds)
      }
    }
    drawLabels(on: context)
  }

  private func image(named name: String) -> Image? { try? Image(contentsOfPNG: "\(bundle)/\(name).png") }

  static let pipsPerRowForRank = (0...10).map { PipLayout(rank: $0).rows }

  private var pipArea: Rect {
    bounds.insetBy(dx: cornerOffset, dy: cornerOffset)  // CGRect.insetBy(dx:dy:)
      .insetBy(dx: cornerString.size().width, dy: cornerString.size().height / 2)  // NSAttributedString.size()
  }

  private func createPipString(thatFits pipRect: Rect) -> StyledText {
    let mostRows = Double(Self.pipsPerRowForRank.map(\.count).max() ?? 1)
    let mostPips = Double(Self.pipsPerRowForRank.joined().max() ?? 1)
    let rowSpacing = pipRect.size.height / mostRows
    let attempt = centeredAttributedString(suit, fontSize: rowSpacing)
    let probablySize = rowSpacing / (attempt.size().height / rowSpacing)
    let probably = centeredAttributedString(suit, fontSize: probablySize)
    let widest = pipRect.size.width / mostPips
    guard probably.size().width > widest else { return probably }
    return centeredAttributedString(suit, fontSize: probablySize / (probably.size().width / widest))
  }

  private func drawPips(on context: DrawingContext) {
    guard Self.pipsPerRowForRank.indices.contains(rank) else { return }
    let pipsPerRow = Self.pipsPerRowForRank[rank]
    var pipRect = pipArea
    let pipString = createPipString(thatFits: pipRect)
    let pipRowSpacing = pipRect.size.height / Double(pipsPerRow.count)
    pipRect.size.height = pipString.size().height  // CGRect.size
    pipRect.origin.y += (pipRowSpacing - pipRect.size.height) / 2  // CGRect.origin
    for pipCount in pipsPerRow {
      switch pipCount {
      case 1: context.draw(pipString, in: pipRect)  // NSAttributedString.draw(in:)
      case 2:
        context.draw(pipString, in: pipRect.leftHalf)
        context.draw(pipString, in: pipRect.rightHalf)
      default: break
      }
      pipRect.origin.y += pipRowSpacing
    }
  }

  // MARK: Measures

  var cornerRadius: Double { 0.06 * bounds.size.height }
  var cornerOffset: Double { 0.33 * cornerRadius }
  var cornerFontSize: Double { 0.085 * bounds.size.height }
  var rankString: String { [1: "A", 11: "J", 12: "Q", 13: "K"][rank] ?? String(rank) }

  /// Where the pips of a rank are, from the layout that cards use.
  var pipFrames: [Rect] {
    PipLayout(rank: rank).frames(in: pipArea, pipSize: createPipString(thatFits: pipArea).size())
  }
}

/// That the card above comes out as the original's.
@Suite(.requiresDejaVu) struct CardLectureTests {
  private static let bounds = Rect(x: 0, y: 0, width: 250, height: 350)
  private let folder: TemporaryFolder
  private let font: Font

  init() throws {
    folder = try TemporaryFolder()
    // Without others to look in for emoji: the hearts are then DejaVu's own, in the text's colour.
    font = try Font(path: SystemFonts.regular, size: 16)
  }

  private func view(_ change: (inout PlayingCardView) -> Void = { _ in }) -> PlayingCardView {
    var view = PlayingCardView(bounds: Self.bounds, font: font, bundle: folder.path)
    change(&view)
    return view
  }

  private func picture(_ view: PlayingCardView) throws -> Image {
    try Image(size: view.bounds.size) { context in view.draw(view.bounds, on: context) }
  }

  private func isDark(_ image: Image, _ point: Point) -> Bool { image.channels(Int(point.x), Int(point.y))[0] < 64 }

  /// The smallest rectangle of pixels around what is dark.
  private func darkPart(of image: Image, in part: Rect) -> Rect {
    var result = Rect.null
    for y in Int(part.minY)..<Int(part.maxY) {
      for x in Int(part.minX)..<Int(part.maxX) where image.alpha(x, y) == 255 && image.channels(x, y)[0] < 128 {
        result = result.union(Rect(x: Double(x), y: Double(y), width: 1, height: 1))
      }
    }
    return result
  }

  @Test func theCardIsARoundedWhiteRectangle() throws {
    let image = try picture(view())
    #expect(image.alpha(0, 0) == 0 && image.alpha(249, 349) == 0)
    #expect(image.alpha(125, 0) == 255 && image.alpha(0, 175) == 255)
    #expect(image.color(atPixelX: 125, y: 20) == .white)
  }

  @Test(arguments: 1...10)
  func aRankHasItsPips(rank: Int) throws {
    let view = view { $0.rank = rank }
    let image = try picture(view)
    #expect(view.pipFrames.count == rank)
    for frame in view.pipFrames { #expect(isDark(image, frame.center)) }
    // What is dark outside of the pips are the labels, and both labels are.
    let withoutPips = try picture(self.view { $0.rank = 13 })
    let middle = Rect(x: 60, y: 10, width: 130, height: 330)
    #expect(darkPart(of: withoutPips, in: middle).isNull)
    let pips = darkPart(of: image, in: middle)
    let frames = view.pipFrames.reduce(Rect.null) { $0.union($1) }
    #expect(frames.integral.contains(pips) && abs(pips.midX - 125) <= 1)
  }

  @Test func theLowerLabelIsTheUpperOneTurnedOver() throws {
    let image = try picture(view { $0.rank = 13 })
    let upper = darkPart(of: image, in: Rect(x: 0, y: 0, width: 125, height: 175))
    let lower = darkPart(of: image, in: Rect(x: 125, y: 175, width: 125, height: 175))
    #expect(view { $0.rank = 13 }.upperLeftFrame.integral.contains(upper))
    let turned = Rect(x: 250 - lower.maxX, y: 350 - lower.maxY, width: lower.width, height: lower.height)
    #expect(upper.insetBy(dx: -1, dy: -1).contains(turned) && turned.insetBy(dx: -1, dy: -1).contains(upper))
  }

  @Test func aReadersTextSizeGrowsTheLabels() throws {
    let large = view { $0.textSizeFactor = 1.5 }
    #expect(abs(large.upperLeftFrame.height - 1.5 * view().upperLeftFrame.height) < 1e-9)
    #expect(large.lowerRightFrame.maxX == view().lowerRightFrame.maxX)
  }

  @Test func aPictureTakesThreeQuartersAndAPinchChangesIt() throws {
    let queen = try Image(size: Size(width: 50, height: 70)) { context in
      context.setFillColor(.blue)
      context.fill(context.bounds)
    }
    try queen.writePNG(to: folder["Q♥️.png"])
    func blueColumns(_ image: Image) -> [Int] { (0..<250).filter { image.color(atPixelX: $0, y: 175) == .blue } }
    let courts = try picture(view { $0.rank = 12 })
    // 31.25 to 218.75, of which the pixels at the edges are mixed with white.
    #expect(blueColumns(courts) == Array(32..<218) && courts.color(atPixelX: 125, y: 42) == .white)
    let pinched = try picture(
      view {
        $0.rank = 12
        $0.faceCardScale = 0.5
      })
    #expect(blueColumns(pinched) == Array(63..<187))
  }

  @Test func faceDownIsTheBackWithoutLabels() throws {
    let back = try Image(size: Size(width: 5, height: 7)) { context in
      context.setFillColor(.blue)
      context.fill(context.bounds)
    }
    try back.writePNG(to: folder["cardback.png"])
    let image = try picture(view { $0.isFaceUp = false })
    #expect(image.color(atPixelX: 25, y: 30) == .blue && image.color(atPixelX: 125, y: 175) == .blue)
    #expect(image.alpha(0, 0) == 0)
    // Without its picture it stays white.
    let plain = try picture(
      view {
        $0.isFaceUp = false
        $0.bundle = "/nowhere"
      })
    #expect(plain.color(atPixelX: 125, y: 175) == .white && plain.color(atPixelX: 20, y: 25) == .white)
  }
}
