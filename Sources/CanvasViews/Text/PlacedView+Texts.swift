extension PlacedView {
  /// The characters of the view's texts that no font has, drawn as boxes; nil if there are none.
  public var missingGlyphs: MissingGlyphs? {
    let texts = leaves.compactMap { ($0.leaf as? TextLeaf)?.text }
    guard let font = texts.first?.attributes.font else { return nil }
    return MissingGlyphs(joining: texts.lazy.map(\.missingGlyphs), font: font)
  }

  /// The view's texts that don't fit, for whose ends an ellipsis stands, in the order of the tree.
  public var cutTexts: [String] {
    leaves.compactMap { view in
      guard let leaf = view.leaf as? TextLeaf else { return nil }
      return leaf.layout(size: view.frame.size, proposal: view.proposal).isTruncated ? leaf.text.string : nil
    }
  }
}
