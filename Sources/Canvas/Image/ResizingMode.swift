/// How the parts between the caps of a nine-part image are resized.
public enum ResizingMode: Sendable, Hashable, CaseIterable {
  /// Each part is stretched or squeezed to fit.
  case stretch
  /// Each part is repeated at its original size from the top left, and cut off at the end.
  case tile
}
