extension View {
  /// The view as a link to an address: in PDF and SVG files its rectangle leads there. See
  /// ``DrawingContext/addLink(_:in:)`` for addresses.
  public func link(_ url: String) -> some View {
    overlay(Drawing { context, size in context.addLink(url, in: Rect(origin: .zero, size: size)) })
  }

  /// The view with a colour behind it.
  public func background(_ color: Color) -> some View { background(color, alignment: .center) }

  /// The view with a paint behind it. A gradient's points are in points from the view's top left corner.
  public func background(_ paint: Paint) -> some View { background(PaintView(paint: paint), alignment: .center) }

  /// The view with a shape of a colour behind it, such as a `Capsule`.
  public func background(_ color: Color, in shape: some Shape) -> some View {
    background(shape.fill(color), alignment: .center)
  }

  /// The view with another behind it, which is proposed the view's size.
  ///
  /// - Parameters:
  ///   - background: The view behind.
  ///   - alignment: The place of the view behind, if it is smaller or larger.
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    modified(by: LayerModifier(content: background, alignment: alignment, role: .background))
  }

  /// The view with others behind it, which are proposed the view's size and are on top of each other.
  ///
  /// - Parameters:
  ///   - alignment: The place of the views behind, if they are smaller or larger.
  ///   - content: Lists the views behind.
  public func background<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    background(content(), alignment: alignment)
  }

  /// The view with another in front of it, which is proposed the view's size.
  ///
  /// - Parameters:
  ///   - overlay: The view in front.
  ///   - alignment: The place of the view in front, if it is smaller or larger.
  public func overlay(_ overlay: some View, alignment: Alignment = .center) -> some View {
    modified(by: LayerModifier(content: overlay, alignment: alignment, role: .overlay))
  }

  /// The view with others in front of it, which are proposed the view's size and are on top of each other.
  ///
  /// - Parameters:
  ///   - alignment: The place of the views in front, if they are smaller or larger.
  ///   - content: Lists the views in front.
  public func overlay<Content: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Content
  ) -> some View {
    overlay(content(), alignment: alignment)
  }

  /// The view where another is opaque: each pixel is multiplied by the alpha of the mask, which is proposed the view's
  /// size. Without a mask, nothing is left out.
  ///
  ///     Picture(photo).resizable().mask { LinearGradient… }
  ///
  /// - Parameters:
  ///   - alignment: The place of the mask, if it is smaller or larger.
  ///   - mask: Lists the views of the mask, which are on top of each other.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modified(by: LayerModifier(content: mask(), alignment: alignment, role: .mask))
  }

  /// The view with a border inside of its frame.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - width: The width in points. A width that is not positive and finite draws nothing.
  public func border(_ color: Color, width: Double = 1) -> some View {
    overlay(Rectangle().strokeBorder(color, lineWidth: width), alignment: .center)
  }
}
