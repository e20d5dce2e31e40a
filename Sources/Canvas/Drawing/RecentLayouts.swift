/// The layouts of the short texts that a context drew last: pips, prices and labels are often drawn again.
struct RecentLayouts {
  private static let capacity = 4
  /// In bytes of UTF-8. Longer texts are rarely drawn twice, and take long to compare.
  private static let longestText = 32

  private var layouts: [(text: StyledText, layout: TextLayout)] = []
  // What the next new one replaces.
  private var oldest = 0

  mutating func layout(of text: StyledText) -> TextLayout {
    guard text.string.utf8.count <= Self.longestText else { return text.layout() }
    for recent in layouts where recent.text == text { return recent.layout }
    let layout = text.layout()
    if layouts.count < Self.capacity {
      layouts.append((text, layout))
    } else {
      layouts[oldest] = (text, layout)
      oldest = (oldest + 1) % Self.capacity
    }
    return layout
  }
}
