internal import CanvasCLibrary

/// A drawing as a value: the calls of a context, which can be drawn again at any size.
///
///     let star = try Recording(size: Size(width: 20, height: 20)) { context in
///       context.fill(Path(svg: "M10 1 L13 19 L1 7 H19 L7 19 Z"), with: .color(.red))
///     }
///     context.draw(star, in: Rect(x: 0, y: 0, width: 200, height: 200))
///
/// An image of a recording at its scale has the same bytes as an image of the drawing itself. A recording can be shared
/// between threads, and copying one is cheap.
///
/// A drawing may depend on its scale, for example where it aligns lines to pixels: `DrawingContext.scale` is the
/// recording's scale while it is recorded.
public struct Recording: Sendable {
  /// The size in points.
  public let size: Size
  /// The number of pixels per point that the drawing was recorded for.
  public let scale: Double
  package let calls: [DrawingCall]
  package let clips: [RecordedClip]
  /// The areas of the drawing, and of recordings in it.
  package let areas: [RecordedArea]
  /// The same for all copies of a recording, so that formats can have it once.
  package let identity: Identity
  /// How deep recordings are nested in this one: 0 if there is none.
  let depth: Int
  /// Whether it has texts, also in recordings in it. It is determined once: a recording can be in others very often.
  package let hasTexts: Bool

  /// Whether every context records, and its image is drawn from the recording: if the environment says
  /// `CANVAS_TARGET=recording`, for tests.
  static let recordsEveryDrawing = unsafe getenv("CANVAS_TARGET").map { unsafe String(cString: $0) } == "recording"

  /// An object of which only the identity counts.
  package final class Identity: Sendable, Hashable {
    package static func == (a: Identity, b: Identity) -> Bool { a === b }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  /// The deepest nesting that is drawn.
  static let depthLimit = 64

  init(size: Size, scale: Double, calls: [DrawingCall], clips: [RecordedClip], areas: [RecordedArea] = []) {
    self.size = size
    self.scale = scale
    self.calls = calls
    self.clips = clips
    self.areas = areas
    identity = Identity()
    depth = Self.depth(of: calls)
    hasTexts = Self.haveTexts(calls)
  }

  /// The areas that lead to an address.
  package var links: [(url: String, rect: Rect)] {
    areas.compactMap { area in if case .link(let url) = area.kind { (url, area.rect) } else { nil } }
  }

  /// Whether a figure has words for readers.
  package var hasFigures: Bool { !figures.isEmpty }

  /// The figures that have words for readers, also those of recordings in it.
  package var figures: [(words: String, rect: Rect)] {
    areas.compactMap { area in
      if case .figure(let words) = area.kind, !words.isEmpty { (words, area.rect) } else { nil }
    }
  }

  private static func haveTexts(_ calls: [DrawingCall]) -> Bool {
    calls.contains { call in
      switch call.operation {
      case .text, .textAlong, .letters: true
      case .layer(let calls, _, _): haveTexts(calls)
      case .recording(let recording, _): recording.hasTexts
      default: false
      }
    }
  }

  private static func depth(of calls: [DrawingCall]) -> Int {
    calls.lazy.map { call in
      switch call.operation {
      case .recording(let recording, _): recording.depth + 1
      case .layer(let calls, _, _): depth(of: calls)
      default: 0
      }
    }.max() ?? 0
  }
}

/// A rectangle of a recording with a meaning for readers of files.
package struct RecordedArea: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// It leads to an address.
    case link(String)
    /// What the calls of a figure show, in words; empty for decoration.
    case figure(String)
    /// Its texts are in a cell of a table, over some columns.
    case cell(table: Int, row: Int, span: Int = 1, heads: CellHeads? = nil)
    /// Its texts are an item of a list.
    case item(list: Int)
  }

  /// What a cell is the header of.
  package enum CellHeads: String, Sendable {
    case column = "Column"
    case row = "Row"
  }

  package var kind: Kind
  /// In the picture, in points.
  package var rect: Rect

  /// The most areas of a recording with those of recordings in it, which could be more than memory holds.
  static let countLimit = 100_000

  private static let schemes = ["http", "https", "mailto", "tel"]

  /// Whether an address is one that is written. Control characters and spaces have no place in it.
  package static func isAddress(_ url: String) -> Bool {
    url.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
      && url.firstIndex(of: ":").map { schemes.contains(url[..<$0].lowercased()) } == true
  }

  /// Nil for an address that isn't written, and for a rectangle without an area.
  init?(_ kind: Kind, rect: Rect) {
    if case .link(let url) = kind, !Self.isAddress(url) { return nil }
    guard rect.isFinite, !rect.isEmpty else { return nil }
    (self.kind, self.rect) = (kind, rect)
  }

  /// The same area in a recording with this many tables and lists before it.
  func moved(after count: Int, to rect: Rect) -> RecordedArea? {
    switch kind {
    case .link, .figure: RecordedArea(kind, rect: rect)
    case .cell(let table, let row, let span, let heads):
      RecordedArea(.cell(table: table + count, row: row, span: span, heads: heads), rect: rect)
    case .item(let list): RecordedArea(.item(list: list + count), rect: rect)
    }
  }

  /// The number of its table or list; nil for others.
  var group: Int? {
    switch kind {
    case .link, .figure: nil
    case .cell(let group, _, _, _), .item(let group): group
    }
  }
}
