import Canvas

extension Painter {
  func drawFiltered(_ filter: String, _ node: Node, _ style: ElementStyle, _ body: (Painter) -> Void) { body(self) }
}
extension Image { var inLinearLight: Image { self } }
