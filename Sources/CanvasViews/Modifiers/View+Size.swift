extension View {
  /// The view with space around it.
  ///
  /// - Parameter insets: The space at each side in points. Leading is left, unless the layout runs from right to left.
  ///   Negative space makes the view larger than its place; numbers that are not finite count as 0, with a note.
  public func padding(_ insets: EdgeInsets) -> some View {
    let unusable = [insets.top, insets.left, insets.bottom, insets.right].filter { !$0.isFinite }
    return modified(
      by: LayoutModifier(kind: "padding", layout: PaddingLayout(insets: insets), unusable: unusable))
  }

  /// The view with the same space at all sides, in points.
  public func padding(_ length: Double) -> some View { padding(EdgeInsets(length)) }

  /// The view with space at some sides.
  ///
  /// - Parameters:
  ///   - edges: The sides.
  ///   - length: The space in points; nil for 16.
  public func padding(_ edges: EdgeSet = .all, _ length: Double? = nil) -> some View {
    let length = length ?? 16
    func space(_ edge: EdgeSet) -> Double { edges.contains(edge) ? length : 0 }
    return padding(
      EdgeInsets(top: space(.top), leading: space(.leading), bottom: space(.bottom), trailing: space(.trailing)))
  }

  /// The view in an invisible frame with one or two fixed sides, which are proposed to it.
  ///
  /// - Parameters:
  ///   - width: The width in points; nil for that of the view.
  ///   - height: The height in points; nil for that of the view.
  ///   - alignment: The place of the view in the frame.
  ///
  /// Lengths that are negative or not finite count as nil, with a note.
  public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> some View {
    let layout = FrameLayout(width: width, height: height, alignment: alignment)
    return modified(
      by: LayoutModifier(kind: "frame", layout: layout, unusable: FrameLayout.unusable([width, height])))
  }

  /// The view in an invisible frame with limits.
  ///
  /// What is proposed to the frame is limited, and proposed to the view. A frame with a smallest and a largest length
  /// takes what is proposed, within them. One with only the smallest is at most as long as the view, and one with only
  /// the largest at least as long. `maxWidth: .infinity` takes all that is proposed.
  ///
  /// - Parameters:
  ///   - minWidth: The smallest width in points; nil for that of the view.
  ///   - idealWidth: The width in points if none is proposed; nil for that of the view.
  ///   - maxWidth: The largest width in points, which may be infinite; nil for that of the view.
  ///   - minHeight: The smallest height in points; nil for that of the view.
  ///   - idealHeight: The height in points if none is proposed; nil for that of the view.
  ///   - maxHeight: The largest height in points, which may be infinite; nil for that of the view.
  ///   - alignment: The place of the view in the frame.
  ///
  /// Other lengths that are negative or not finite count as nil, with a note.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, alignment: Alignment = .center
  ) -> some View {
    let layout = FlexibleFrameLayout(
      width: FlexibleFrameLayout.Limits(smallest: minWidth, ideal: idealWidth, largest: maxWidth),
      height: FlexibleFrameLayout.Limits(smallest: minHeight, ideal: idealHeight, largest: maxHeight),
      alignment: alignment)
    let largest = [maxWidth, maxHeight].filter { $0 != .infinity }
    let unusable = FrameLayout.unusable([minWidth, idealWidth, minHeight, idealHeight] + largest)
    return modified(by: LayoutModifier(kind: "frame", layout: layout, unusable: unusable))
  }

  /// The view at its ideal size, whatever is proposed: a text is then not truncated.
  ///
  /// - Parameters:
  ///   - horizontal: Whether it has its ideal width.
  ///   - vertical: Whether it has its ideal height.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    let layout = SingleLayout { proposal in
      ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }
    return modified(by: LayoutModifier(kind: "fixedSize", layout: layout))
  }

  /// The view with a priority in stacks. Those of a higher priority are offered what the smallest sizes of the others
  /// leave; 0 is that of other views. NaN counts as 0.
  public func layoutPriority(_ priority: Double) -> some View {
    modified(by: TraitsModifier { $0.priority = priority.isNaN ? 0 : priority })
  }

  /// The view in several columns of a `GridRow`. What it needs more than its columns have is added to the last of them.
  ///
  /// - Parameter count: The number of columns, clamped to 1…64.
  public func gridCellColumns(_ count: Int) -> some View {
    modified(by: TraitsModifier { $0.columnCount = min(max(count, 1), 64) })
  }

  /// The place of views in the width of the `Grid` column that the view is in, instead of that of the grid. Of several
  /// in a column, the first counts.
  public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> some View {
    modified(by: TraitsModifier { $0.columnAlignment = alignment })
  }

  /// The view with a ratio of its sides.
  ///
  /// - Parameters:
  ///   - ratio: The width divided by the height; nil, and numbers that are not positive and finite, for that of the
  ///     view's ideal size.
  ///   - contentMode: `fill` covers what is proposed. Others fit into it.
  public func aspectRatio(_ ratio: Double? = nil, contentMode: ContentMode) -> some View {
    let layout = AspectRatioLayout(ratio: ratio, fills: contentMode == .aspectFill)
    return modified(by: LayoutModifier(kind: "aspectRatio", layout: layout))
  }

  /// The view as large as fits into what is proposed, with the ratio of its ideal size.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// The view as small as covers what is proposed, with the ratio of its ideal size. It extends beyond it: use
  /// `clipped()` after a frame.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

extension ContentMode {
  /// SwiftUI's name for `aspectFit`.
  public static var fit: ContentMode { .aspectFit }
  /// SwiftUI's name for `aspectFill`.
  public static var fill: ContentMode { .aspectFill }
}
