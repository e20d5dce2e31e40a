/// What becomes of the parts between the caps of a nine-part image.
public enum ResizingMode: Sendable, Hashable, CaseIterable {
  /// Each is stretched or squeezed to its place.
  case stretch
  /// Each is repeated in its own size from its top left on, and cut off where its place ends.
  case tile
}
