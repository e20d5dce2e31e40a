/// An element of a template: what it shows, how it looks, and when it is there.
struct TemplateNode: Sendable {
  indirect enum Content: Sendable {
    case text(CellText, TextLook)
    case picture(CellText, PictureFit, placeholder: CellText?)
    case row([TemplateNode], VerticalAlignment, spacing: Bound<Measure>?)
    case column([TemplateNode], HorizontalAlignment, spacing: Bound<Measure>?)
    case pile([TemplateNode], Alignment)
    case grid([TemplateRow], Alignment, spacing: Bound<Measure>?, rowSpacing: Bound<Measure>?)
    case spacer(Bound<Measure>?)
    case divider
    case shape(ShapeKind, ShapeLook)
    case code(CellText, QRCode.Correction)
    case bar(Bound<Double>, BarLook)
    /// A part of the template, with values of its own.
    case part(TemplateNode, [String: CellText])

    /// The shape that fills the element, which its border follows; nil for a rectangle.
    var outline: ShapeKind? {
      switch self {
      case .shape(let kind, _): kind
      case .part(let node, _) where node.look.padding.isEmpty && node.look.margin.isEmpty:
        node.look.clip ?? node.content.outline
      default: nil
      }
    }
  }

  /// What it shows, in words for screen readers, also that of codes without words of their own.
  var alternativeText: CellText? {
    if look.alternativeText == nil, case .code(let text, _) = content { return text }
    return look.alternativeText
  }

  /// Whether texts can be in it.
  var holdsTexts: Bool {
    switch content {
    case .text, .row, .column, .pile, .grid, .part: return true
    case .picture, .spacer, .divider, .shape, .code, .bar:
      if case .node = look.background { return true }
      return !look.overlay.isEmpty
    }
  }

  var content: Content
  var look = NodeLook()
  var presence = Presence()
  let place: SourcePlace
}

/// When an element or a row is there, and how often.
struct Presence: Sendable {
  /// Nil for always.
  var condition: TemplateCondition?
  /// Nil for once.
  var repetition: Repetition?
}

/// What an element is repeated for.
enum Repetition: Sendable {
  /// Each element of a list.
  case each(CellReference)
  /// A number of times.
  case times(Bound<Int>)
}

/// A row of a grid.
struct TemplateRow: Sendable {
  /// The cells, or one element across all columns.
  var cells: [TemplateNode]
  var isCells: Bool
  var presence = Presence()
  let place: SourcePlace

  /// Whether all cells say that they are bold.
  var isBold: Bool { isCells && cells.allSatisfy(\.look.font.isBold) }
}

/// How a picture fills its frame.
enum PictureFit: String, Sendable, CaseIterable {
  /// As large as fits, with its ratio.
  case fit
  /// It covers the frame, with its ratio; what is outside is cut off.
  case fill
  /// As large as the frame.
  case stretch
  /// In its own size.
  case none
}

/// A shape by name.
enum ShapeKind: String, Sendable, CaseIterable {
  case rectangle, circle, ellipse, capsule

  var shape: any Shape {
    switch self {
    case .rectangle: Rectangle()
    case .circle: Circle()
    case .ellipse: Ellipse()
    case .capsule: Capsule()
    }
  }
}

/// How a shape is drawn.
struct ShapeLook: Sendable {
  var fill: Bound<Color>?
  var stroke: Bound<Color>?
  var lineWidth: Bound<Measure>?
}

/// How a bar is drawn.
struct BarLook: Sendable {
  /// The value that fills the bar.
  var whole: Bound<Double>
  var fill: Bound<Color>?
  var track: Bound<Color>?
}

/// What an element has around it. The order is that of drawing: padding is inside of the frame, and the background fills
/// the frame.
struct NodeLook: Sendable {
  var padding = Edges()
  var width: Bound<Measure>?
  var height: Bound<Measure>?
  var minWidth: Bound<Measure>?
  var maxWidth: Bound<Measure>?
  var minHeight: Bound<Measure>?
  var maxHeight: Bound<Measure>?
  /// The place of the content in the frame.
  var inner: Bound<Alignment>?
  var background: Backdrop?
  var corner: Bound<Measure>?
  var clip: ShapeKind?
  var border: BorderLook?
  /// What is in front, the last on top.
  var overlay: [TemplateNode] = []
  var shadow: ShadowLook?
  var opacity: Bound<Double>?
  var blend: BlendMode?
  var angle: Bound<Double>?
  var scale: Bound<Double>?
  var offset: (x: Bound<Measure>, y: Bound<Measure>)?
  var margin = Edges()
  /// The place in the container, of which the element then takes all.
  var at: Bound<Alignment>?
  var ratio: Bound<Double>?
  var isFixed = false
  var priority: Bound<Double>?
  var span: Bound<Int>?
  /// The place of all cells in the column of a grid.
  var columnAlignment: HorizontalAlignment?
  var color: Bound<Color>?
  var font = FontLook()
  var text = ParagraphLook()
  var direction: LayoutDirection?
  /// The address that the element leads to.
  var url: Bound<String>?
  /// What it shows, in words for screen readers; empty for decoration.
  var alternativeText: CellText?
}

/// Lengths at the four sides.
struct Edges: Sendable {
  var top: Bound<Measure>?
  var leading: Bound<Measure>?
  var bottom: Bound<Measure>?
  var trailing: Bound<Measure>?

  var isEmpty: Bool { top == nil && leading == nil && bottom == nil && trailing == nil }
}

/// What is behind an element.
indirect enum Backdrop: Sendable {
  case color(Bound<Color>)
  case gradient([Bound<Color>], angle: Double)
  case node(TemplateNode)
}

/// A line inside of a frame.
struct BorderLook: Sendable {
  var color: Bound<Color>
  var width: Bound<Measure>
}

/// A shadow below an element.
struct ShadowLook: Sendable {
  var color: Bound<Color>?
  var radius: Bound<Measure>
  var x: Bound<Measure>?
  var y: Bound<Measure>?
}

/// The font of texts in an element; nil for what is around it.
struct FontLook: Sendable {
  var face: TemplateFace?
  var size: Bound<Double>?
  var weight: Bound<Font.Weight>?
  var isItalic: Bound<Bool>?
  /// Whether all figures have the same width.
  var isTabular: Bool?
  var features: [FontFeature]?

  /// Whether it is known to be at least semibold.
  var isBold: Bool { if case .constant(let weight)? = weight { weight >= .semibold } else { false } }
}

/// A font by name.
enum TemplateFace: Sendable, Hashable {
  /// The font of templates: Inter.
  case standard
  case monospaced
  case family(String)
  /// A file beside the template.
  case file(String)
}

/// How the texts in an element are set; nil for what is around it.
struct ParagraphLook: Sendable {
  var alignment: Bound<TextAlignment>?
  var lineLimit: Bound<Int>?
  var shrink: Bound<Double>?
  var lineSpacing: Bound<Measure>?
  var truncation: ParagraphStyle.Truncation?
  var wrapping: ParagraphStyle.Wrapping?
  var strictness: ParagraphStyle.Strictness?
  var language: Bound<TextLanguage>?
}

/// How one text looks.
struct TextLook: Sendable {
  var hasUnderline = false
  var hasStrikethrough = false
  var kerning: Bound<Measure>?
  var letterCase: LetterCase?
  /// The files of pictures by their names, which stand between colons in the text.
  var icons: [String: CellText] = [:]
  /// Whether `**` and `*` around words make them bold and italic.
  var hasMarkup = false
}

/// The case of letters.
enum LetterCase: String, Sendable, CaseIterable {
  case upper, lower

  func changed(_ text: String, in language: TextLanguage?) -> String {
    text.cased(isUpper: self == .upper, in: language)
  }
}
