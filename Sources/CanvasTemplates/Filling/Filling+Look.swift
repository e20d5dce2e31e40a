internal import CanvasMath

extension Filling {
  /// A view with the look of its element around it. `self` is the filling outside of the element.
  func dressed(_ content: AnyView, _ node: TemplateNode, inside inner: Filling) throws(TemplateError) -> AnyView {
    let look = node.look
    var view = try paragraph(content, look)
    if let words = try node.alternativeText?.text(in: scope) { view = AnyView(view.accessibilityLabel(words)) }
    if !look.padding.isEmpty { view = AnyView(view.padding(try insets(look.padding))) }
    if look.isFixed { view = AnyView(view.fixedSize()) }
    if let ratio = try look.ratio?.value(in: scope) { view = AnyView(view.aspectRatio(ratio, contentMode: .fit)) }
    view = try framed(view, node, inside: inner)
    view = try painted(view, node, inside: inner)
    if !look.overlay.isEmpty {
      let views = try inner.views(of: look.overlay)
      view = AnyView(view.overlay { ForEach(views) { $0 } })
    }
    if let url = try look.url?.value(in: scope), !url.isEmpty { view = AnyView(view.link(url)) }
    view = try affected(view, look)
    if !look.margin.isEmpty { view = AnyView(view.padding(try insets(look.margin))) }
    // Around the frame and its margin, whose leading side is that of the direction.
    if let direction = look.direction { view = AnyView(view.environment(\.layoutDirection, direction)) }
    if let place = try look.at?.value(in: scope) {
      view = AnyView(view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place))
    }
    let span = try look.span?.value(in: scope)
    if var part {
      if case .cell(let table, let row, _, let heads) = part, let span {
        part = .cell(table: table, row: row, span: span, heads: heads)
      }
      let area = part
      view = AnyView(
        view.background(Drawing { context, size in context.addArea(area, in: Rect(origin: .zero, size: size)) }))
    }
    if let priority = try look.priority?.value(in: scope) { view = AnyView(view.layoutPriority(priority)) }
    if let alignment = look.columnAlignment { view = AnyView(view.gridColumnAlignment(alignment)) }
    if let span { view = AnyView(view.gridCellColumns(span)) }
    return view
  }

  /// How texts in the element are set, and their colour.
  private func paragraph(_ content: AnyView, _ look: NodeLook) throws(TemplateError) -> AnyView {
    var view = content
    if let color = try look.color?.value(in: scope) { view = AnyView(view.foregroundStyle(color)) }
    let text = look.text
    if let alignment = try text.alignment?.value(in: scope) { view = AnyView(view.multilineTextAlignment(alignment)) }
    if let lines = try text.lineLimit?.value(in: scope) { view = AnyView(view.lineLimit(lines)) }
    if let shrink = try text.shrink?.value(in: scope) { view = AnyView(view.minimumScaleFactor(shrink)) }
    if let spacing = try points(text.lineSpacing) { view = AnyView(view.lineSpacing(spacing)) }
    if let truncation = text.truncation { view = AnyView(view.truncationMode(truncation)) }
    if let wrapping = text.wrapping { view = AnyView(view.environment(\.wrapping, wrapping)) }
    if let strictness = text.strictness { view = AnyView(view.environment(\.strictness, strictness)) }
    if let language = try text.language?.value(in: scope) { view = AnyView(view.language(language)) }
    return view
  }

  private func framed(_ content: AnyView, _ node: TemplateNode, inside filling: Filling) throws(TemplateError)
    -> AnyView
  {
    let look = node.look
    var view = content
    let (width, height) = (try points(look.width, of: room.width), try points(look.height, of: room.height))
    let isBox = width?.isFinite == true && height?.isFinite == true
    let inner = try look.inner?.value(in: scope) ?? filling.side(of: node, inBox: isBox)
    let (minWidth, minHeight) = (try points(look.minWidth, of: room.width), try points(look.minHeight, of: room.height))
    let (maxWidth, maxHeight) = (try points(look.maxWidth, of: room.width), try points(look.maxHeight, of: room.height))
    if minWidth != nil || maxWidth != nil || minHeight != nil || maxHeight != nil || width == .infinity
      || height == .infinity
    {
      view = AnyView(
        view.frame(
          minWidth: minWidth, maxWidth: width == .infinity ? .infinity : maxWidth, minHeight: minHeight,
          maxHeight: height == .infinity ? .infinity : maxHeight, alignment: inner))
    }
    let fixed = (width: width.flatMap { $0.isFinite ? $0 : nil }, height: height.flatMap { $0.isFinite ? $0 : nil })
    guard fixed.width != nil || fixed.height != nil else { return view }
    return AnyView(view.frame(width: fixed.width, height: fixed.height, alignment: inner))
  }

  /// Where an element that is narrower than its frame is: a text at the side of its lines, unless it is in a box of a given
  /// width and height and has no `align`, and others in the middle. `self` is the filling inside of the element.
  private func side(of node: TemplateNode, inBox isBox: Bool) -> Alignment {
    let isText = if case .text = node.content { true } else { false }
    guard isText || node.look.text.alignment != nil else { return .center }
    return switch alignment {
    case .right?: .trailing
    case .center?: .center
    case nil: isBox ? .center : .leading
    default: .leading
    }
  }

  /// The background, the corners and the border.
  private func painted(_ content: AnyView, _ node: TemplateNode, inside inner: Filling) throws(TemplateError) -> AnyView
  {
    let look = node.look
    var view = content
    if let background = look.background {
      view = AnyView(view.background(try inner.backdrop(background), alignment: .center))
    }
    let corner = try points(look.corner).flatMap { $0.isFinite ? max($0, 0) : nil }
    if let corner { view = AnyView(view.cornerRadius(corner)) }
    func clipped(_ shape: some Shape) -> AnyView { AnyView(view.clipShape(shape)) }
    if let clip = look.clip { view = clip == .rectangle ? AnyView(view.clipped()) : clipped(clip.shape) }
    guard let border = look.border else { return view }
    let (color, width) = (try border.color.value(in: scope), try points(border.width) ?? 1)
    func bordered(_ shape: some Shape) -> AnyView { AnyView(view.overlay(shape.strokeBorder(color, lineWidth: width))) }
    let outline = look.clip == .rectangle ? nil : look.clip
    switch outline ?? node.content.outline {
    case .rectangle?, nil:
      // The border of a rounded rectangle is a path of its own, and not that of any shape.
      return corner.map {
        AnyView(view.overlay(RoundedRectangle(cornerRadius: $0).strokeBorder(color, lineWidth: width)))
      } ?? bordered(Rectangle())
    case let kind?: return bordered(kind.shape)
    }
  }

  /// What is behind an element.
  func backdrop(_ backdrop: Backdrop) throws(TemplateError) -> AnyView {
    switch backdrop {
    case .color(let color): return AnyView(try color.value(in: scope))
    case .gradient(let bound, let angle):
      let colors = try bound.map { (color) throws(TemplateError) in try color.value(in: scope) }
      return AnyView(
        Drawing { context, size in
          let rect = Rect(origin: .zero, size: size)
          let (y, x) = Trigonometry.sineAndCosine(Angle.degrees(angle - 90).radians)
          // The line is as long as both of its ends are at a corner, as in CSS.
          let half = (abs(x) * size.width + abs(y) * size.height) / 2
          let (start, end) = (
            Point(x: rect.midX - x * half, y: rect.midY - y * half),
            Point(x: rect.midX + x * half, y: rect.midY + y * half)
          )
          context.fill(rect, with: .linearGradient(Gradient(colors: colors), from: start, to: end))
        })
    case .node(let node):
      let views = try views(of: node)
      return AnyView(ZStack { ForEach(views) { $0 } })
    }
  }

  private func affected(_ content: AnyView, _ look: NodeLook) throws(TemplateError) -> AnyView {
    var view = content
    if let shadow = look.shadow {
      view = AnyView(
        view.shadow(
          color: try shadow.color?.value(in: scope) ?? Shadow.defaultColor, radius: try points(shadow.radius) ?? 0,
          x: try points(shadow.x) ?? 0, y: try points(shadow.y) ?? 0))
    }
    if let opacity = try look.opacity?.value(in: scope) { view = AnyView(view.opacity(opacity)) }
    if let blend = look.blend { view = AnyView(view.blendMode(blend)) }
    if let scale = try look.scale?.value(in: scope) { view = AnyView(view.scaleEffect(scale)) }
    if let angle = try look.angle?.value(in: scope) { view = AnyView(view.rotationEffect(.degrees(angle))) }
    if let offset = look.offset {
      let (x, y) = (try points(offset.x, of: room.width) ?? 0, try points(offset.y, of: room.height) ?? 0)
      view = AnyView(view.offset(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0))
    }
    return view
  }

  /// A bar whose length is a part of the width.
  func bar(_ value: Bound<Double>, _ look: BarLook) throws(TemplateError) -> AnyView {
    let (value, whole) = (try value.value(in: scope), try look.whole.value(in: scope))
    let part = whole > 0 ? min(max(value / whole, 0), 1) : 0
    let fill = try look.fill?.value(in: scope) ?? Self.barColor
    let track = try look.track?.value(in: scope)
    return AnyView(
      Drawing { context, size in
        let radius = min(size.height / 2, 2)
        func draw(_ width: Double, _ color: Color) {
          let rect = Rect(x: 0, y: 0, width: width, height: size.height)
          context.fill(Path(roundedRect: rect, cornerRadius: min(radius, width / 2)), with: .color(color))
        }
        if let track { draw(size.width, track) }
        if part > 0 { draw(size.width * part, fill) }
      })
  }

  private static let barColor = Color(red8: 0x2A, green8: 0x6F, blue8: 0xBB)
}
