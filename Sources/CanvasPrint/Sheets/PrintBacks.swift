/// The backs of cards.
public enum PrintBacks: Sendable {
  /// No backs.
  case none
  /// One back for all cards.
  case one(Page)
  /// A back for each front, in their order.
  case each(Pages)

  /// The back of a front.
  func page(of front: Int) -> Page? {
    switch self {
    case .none: nil
    case .one(let page): page
    case .each(let pages): pages[front]
    }
  }

  /// The index of the drawing of a front's back.
  func index(of front: Int) -> Int { if case .one = self { 0 } else { front } }

  /// All different backs.
  var pages: Pages {
    switch self {
    case .none: Pages([])
    case .one(let page): Pages([page])
    case .each(let pages): pages
    }
  }
}
