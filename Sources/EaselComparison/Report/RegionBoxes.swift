/// The boxes around the regions of a difference in a report.
///
/// The letters of a word, or the pixels of an edge, are many regions. A reader looks at them as one place.
enum RegionBoxes {
  /// Boxes with fewer pixels between them become one.
  private static let gap = 8

  /// Merges regions that are near each other. The box with the most different pixels is first; equal ones are in order
  /// from the top, then from the left.
  static func merging(_ regions: [DifferenceRegions.Region]) -> [PixelArea] {
    var boxes: [(area: PixelArea, pixels: Int)] = []
    for region in regions {
      var box = (area: region.bounds, pixels: region.pixelCount)
      // A box that has grown can be near further ones.
      while let near = boxes.firstIndex(where: { areNear($0.area, box.area) }) {
        let other = boxes.remove(at: near)
        box = (box.area.union(other.area), box.pixels + other.pixels)
      }
      boxes.append(box)
    }
    return boxes.sorted { ($1.pixels, $0.area.y, $0.area.x) < ($0.pixels, $1.area.y, $1.area.x) }.map(\.area)
  }

  private static func areNear(_ a: PixelArea, _ b: PixelArea) -> Bool {
    let between = (
      max(a.x, b.x) - min(a.x + a.width, b.x + b.width), max(a.y, b.y) - min(a.y + a.height, b.y + b.height)
    )
    return between.0 < gap && between.1 < gap
  }
}
