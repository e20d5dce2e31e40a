/// A direction of a plot.
enum MarkDirection: Sendable, Hashable {
  case x, y
}
