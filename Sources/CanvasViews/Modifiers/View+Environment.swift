extension View {
  /// A value of the environment for the view and all in it.
  ///
  ///     card.environment(\.layoutDirection, .rightToLeft)
  ///
  /// - Parameters:
  ///   - keyPath: The value.
  ///   - value: What it is for these views.
  public func environment<Value: Sendable>(
    _ keyPath: any WritableKeyPath<EnvironmentValues, Value> & Sendable, _ value: Value
  ) -> some View {
    modified(by: EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// The font of texts in the view.
  public func font(_ font: ViewFont) -> some View { environment(\.font, font) }

  /// The weight of texts in the view; nil for that of their font.
  public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }

  /// The view with bold texts.
  public func bold() -> some View { fontWeight(.bold) }

  /// The view with texts in the italic face of their font.
  public func italic() -> some View { environment(\.isItalic, true) }

  /// The colour of texts and shapes in the view.
  public func foregroundStyle(_ color: Color) -> some View { foregroundStyle(.color(color)) }

  /// The paint of texts and shapes in the view. A gradient's points are in points from the top left corner of each.
  public func foregroundStyle(_ paint: Paint) -> some View { environment(\.foregroundStyle, paint) }

  /// The largest number of lines of texts in the view; nil for no limit. Numbers below 1 count as 1.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// What replaces text in the view that doesn't fit.
  public func truncationMode(_ mode: ParagraphStyle.Truncation) -> some View { environment(\.truncationMode, mode) }

  /// The smallest factor by which texts in the view are scaled to fit, above 0 and up to 1.
  public func minimumScaleFactor(_ factor: Double) -> some View { environment(\.minimumScaleFactor, factor) }

  /// The alignment of the lines of texts in the view.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// The language of texts in the view, by whose rules their lines break.
  public func language(_ language: TextLanguage?) -> some View { environment(\.language, language) }

  /// The space between the lines of texts in the view, in points.
  public func lineSpacing(_ space: Double) -> some View { environment(\.lineSpacing, space) }
}
