extension Color {
  /// Not available: a colour has no pattern. Fill with `Paint.image(_:)`, as in `context.setFill(.image(tile))`.
  @available(*, unavailable, message: "a colour has no pattern; fill with an image: context.setFill(.image(tile))")
  public init(patternImage: Image) { self = .clear }
}
