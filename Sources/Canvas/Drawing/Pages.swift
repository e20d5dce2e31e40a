/// A picture in a set: a page of a document, or a file of a folder.
public struct Page: Drawable {
  public typealias Failure = any Error

  /// The name, such as that of a file without its extension.
  public var name: String
  /// What the page shows, in words, for readers who don't see it; empty, unless it is set, for one whose texts tell it.
  public var summary = ""
  /// The picture.
  public var drawing: any Drawable
  /// The size of the page in points: that of the picture, unless another is given.
  public var idealSize: Size
  /// The number of pixels per point for an image of the page: 1, unless another is set.
  public var scale = 1.0
  /// The part of the page that is printed before it is cut, in points from the upper left corner; nil for the whole.
  public var bleedBox: Rect?
  /// The part that remains after the cut, in points from the upper left corner; nil for the whole.
  public var trimBox: Rect?

  /// Creates a page of a picture.
  ///
  /// - Parameters:
  ///   - drawing: The picture.
  ///   - name: The name, without an extension.
  ///   - size: The size in points. If nil, the picture's own.
  ///   - bleedBox: The part that is printed before it is cut. If nil, the whole page.
  ///   - trimBox: The part that remains after the cut. If nil, the whole page.
  public init(_ drawing: any Drawable, name: String, size: Size? = nil, bleedBox: Rect? = nil, trimBox: Rect? = nil) {
    self.name = name
    self.drawing = drawing
    idealSize = size ?? drawing.idealSize
    self.bleedBox = bleedBox
    self.trimBox = trimBox
  }

  /// Draws the picture so that it fills a rectangle in user space.
  public func draw(in rect: Rect, on context: DrawingContext) throws { try drawing.draw(in: rect, on: context) }
}

/// Pictures in an order, such as the cards of a deck.
///
///     let pages = Pages([Page(first, name: "1"), Page(second, name: "2")])
///     for page in pages { try page.writePNG(to: page.name + ".png", scale: page.scale) }
///
/// A page is made each time it is asked for, so that a set of thousands holds no picture. An index out of range is a
/// programming error, as for an array.
public struct Pages: RandomAccessCollection, Sendable {
  public let startIndex = 0
  public let endIndex: Int
  private let page: @Sendable (Int) -> Page

  /// Creates a set of pages that are made when they are asked for.
  ///
  /// - Parameters:
  ///   - count: The number of pages; a negative number counts as 0.
  ///   - page: Makes the page with an index from 0 to `count` - 1. It must make the same page each time.
  public init(count: Int, page: @escaping @Sendable (Int) -> Page) {
    endIndex = Swift.max(count, 0)
    self.page = page
  }

  /// Creates a set of the pages of an array.
  public init(_ pages: [Page]) { self.init(count: pages.count) { pages[$0] } }

  /// The page with an index.
  public subscript(position: Int) -> Page {
    precondition(indices.contains(position), "no page \(position) of \(count)")
    return page(position)
  }
}
