/// The style of a text. Of two modifiers of one kind, the first counts, as the one that is nearer to the text.
extension Text {
  /// The text in a font.
  public func font(_ font: ViewFont?) -> Text { styled { $0.font = $0.font ?? font } }

  /// The text in a weight of its font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = $0.weight ?? weight } }

  /// The text in the bold weight of its font.
  public func bold() -> Text { fontWeight(.bold) }

  /// The text in the italic face of its font. Without one, it stays upright.
  public func italic() -> Text { styled { $0.isItalic = true } }

  /// The text with a line below it.
  public func underline() -> Text { styled { $0.hasUnderline = true } }

  /// The text with a line through it.
  public func strikethrough() -> Text { styled { $0.hasStrikethrough = true } }

  /// The text in a colour.
  public func foregroundStyle(_ color: Color) -> Text { foregroundStyle(.color(color)) }

  /// The text with a paint. A gradient's points are in points from the text's top left corner.
  public func foregroundStyle(_ paint: Paint) -> Text { styled { $0.paint = $0.paint ?? paint } }

  /// The text with a space after each letter, in points. It may be negative. Numbers that are not finite count as 0.
  public func kerning(_ space: Double) -> Text { styled { $0.kerning = $0.kerning ?? space } }

  /// The text above its line's baseline by a distance in points, or below by a negative one. Numbers that are not
  /// finite count as 0.
  public func baselineOffset(_ distance: Double) -> Text {
    styled { $0.baselineOffset = $0.baselineOffset ?? distance }
  }

  /// The text as a link to an address, underlined: in PDF and SVG files its letters lead there. See
  /// ``DrawingContext/addLink(_:in:)`` for addresses.
  public func link(_ url: String) -> Text {
    styled {
      $0.link = $0.link ?? url
      $0.hasUnderline = true
    }
  }

  /// The text in a language, for which a font can have other letters. Lines break by the rules of the first.
  public func language(_ language: TextLanguage?) -> Text { styled { $0.language = $0.language ?? language } }
}
