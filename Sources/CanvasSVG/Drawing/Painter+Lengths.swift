extension Painter {
  /// What the percentage of a length is of.
  enum Axis { case x, y, both }

  func whole(_ axis: Axis) -> Double {
    switch axis {
    case .x: viewport.width
    case .y: viewport.height
    // SVG 2, section 8.9: the diagonal, divided by that of a square of side 1.
    case .both: ((viewport.width * viewport.width + viewport.height * viewport.height) / 2).squareRoot()
    }
  }

  func points(_ length: Length, _ axis: Axis) -> Double { length.points(of: whole(axis)) }

  /// A length of an attribute in points of user space, or nil if there is none.
  func length(_ name: String, of node: Node, _ axis: Axis, _ style: ElementStyle) -> Double? {
    tree.geometry(name, of: node).flatMap { Length($0, fontSize: style.units) }.map { points($0, axis) }
  }

  /// A length that can't be negative: one that is counts as missing.
  func size(_ name: String, of node: Node, _ axis: Axis, _ style: ElementStyle) -> Double? {
    length(name, of: node, axis, style).flatMap { $0 >= 0 ? $0 : nil }
  }

  /// The rectangle of the attributes `x`, `y`, `width` and `height`, either in user space or as a part of a box.
  ///
  /// - Parameters:
  ///   - box: The box that the rectangle is a part of, or nil for user space.
  ///   - defaults: The lengths of what is missing.
  func region(of node: Node, in box: Rect?, defaults: [Length], _ style: ElementStyle) -> Rect {
    let names = ["x", "y", "width", "height"]
    let lengths = names.indices.map { i in
      tree.attribute(names[i], of: node).flatMap { Length($0, fontSize: style.units) }
        .flatMap { i < 2 || !$0.isNegative ? $0 : nil } ?? defaults[i]
    }
    if let box {
      let parts = lengths.map { $0.points(of: 1) }
      return Rect(
        x: box.minX + parts[0] * box.width, y: box.minY + parts[1] * box.height, width: parts[2] * box.width,
        height: parts[3] * box.height)
    }
    return Rect(
      x: points(lengths[0], .x), y: points(lengths[1], .y), width: points(lengths[2], .x),
      height: points(lengths[3], .y))
  }

  /// The region of a mask or a filter, in user space: a tenth more than the box on each side if nothing else is set. Nil
  /// if it has no area.
  ///
  /// - Parameter units: The attribute that says whether lengths are parts of the box.
  func effectRegion(of node: Node, units: String, box: Rect, _ style: ElementStyle) -> Rect? {
    let isInBox = tree.attribute(units, of: node) != "userSpaceOnUse"
    guard !isInBox || box.width > 0 && box.height > 0 else { return nil }
    let standard = [Length(-10, .percent), Length(-10, .percent), Length(120, .percent), Length(120, .percent)]
    let region = region(of: node, in: isInBox ? box : nil, defaults: standard, style)
    return region.isFinite && region.size.width > 0 && region.size.height > 0 ? region : nil
  }

  /// The box that transforms and shapes of CSS refer to, in user space.
  func referenceBox(_ box: BasicShape.Box, of node: Node, _ style: ElementStyle) -> Rect {
    guard box != .view else { return Rect(origin: .zero, size: viewport) }
    let key = ReferenceBox(
      box: box, node: node, viewport: viewport, references: active, fontSize: style.fontSize, pen: style.strokeWidth)
    if let known = referenceBoxes[key] { return known }
    let found = box == .fill ? bounds(of: node, style) : strokeBox(of: node, style)
    if referenceBoxes.count < 100_000 { referenceBoxes[key] = found }
    return found
  }
}

/// A box that was computed, with what it depends on. Without it, boxes inside of each other would be computed twice as often
/// for each depth.
struct ReferenceBox: Hashable {
  var box: BasicShape.Box
  var node: ElementTree.Node
  var viewport: Size
  var references: [ElementTree.Node]
  var fontSize: Double
  var pen: Length
}
