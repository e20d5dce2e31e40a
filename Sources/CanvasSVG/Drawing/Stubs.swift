import Canvas
extension Painter {
  func drawText(_ node: Node, _ style: ElementStyle, isClip: Bool = false) {}
  func textBounds(of node: Node, _ style: ElementStyle) -> Rect { .null }
  func drawFiltered(_ filter: String, _ node: Node, _ style: ElementStyle, _ body: (Painter) -> Void) { body(self) }
}
extension Image { var inLinearLight: Image { self } }
