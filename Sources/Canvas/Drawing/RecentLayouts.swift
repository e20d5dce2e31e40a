/// A cache of the layouts of the short texts that a context drew last: pips, prices and labels are often repeated.
struct RecentLayouts {
  private static let capacity = 4
  /// The length in UTF-8 bytes. Longer texts are rarely repeated, and take long to compare.
  private static let longestText = 32

  private var layouts: [(text: StyledText, layout: TextLayout)] = []
  // The index that the next new layout replaces.
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
