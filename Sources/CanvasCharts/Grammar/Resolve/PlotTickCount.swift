/// How many ticks an axis has, about.
enum PlotTickCount: Sendable, Hashable {
  case count(Double)
  case interval(String, step: Double)
}
