/// The memory that stroking allocates, reused from one stroke to the next.
final class StrokeMemory {
  @exclusivity(unchecked) var line = Polyline()
  @exclusivity(unchecked) var segments: [Stroker.Segment] = []
}
