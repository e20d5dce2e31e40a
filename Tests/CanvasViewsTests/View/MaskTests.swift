import Canvas
import CanvasViews
import Testing

/// `mask`: the alpha of one view multiplies another.
@Suite struct MaskTests {
  private func pixels(_ view: some View) throws -> Image {
    try view.frame(width: 20, height: 10).image(scale: 1)
  }

  @Test func theViewIsLeftWhereTheMaskIsOpaque() throws {
    let image = try pixels(
      Color.red.mask(alignment: .leading) { Color.blue.frame(width: 10) })
    #expect(image.color(atPixelX: 3, y: 5) == .red)
    #expect(image.color(atPixelX: 15, y: 5)?.alpha == 0)
  }

  @Test func aHalfOpaqueMaskLeavesHalf() throws {
    let image = try pixels(Color.red.mask { Color.black.opacity(0.5) })
    #expect(try abs(#require(image.color(atPixelX: 3, y: 5)).alpha - 0.5) < 0.005)
  }

  @Test func whatIsBehindStays() throws {
    let image = try pixels(
      Color.red.mask(alignment: .leading) { Color.blue.frame(width: 10) }.background(.green))
    #expect(image.color(atPixelX: 3, y: 5) == .red)
    #expect(image.color(atPixelX: 15, y: 5) == .green)
  }

  @Test func whatExtendsBeyondTheMaskIsLeftOut() throws {
    let image = try Color.red.frame(width: 20, height: 20).mask { Circle().fill(.black).frame(width: 10, height: 10) }
      .padding(5).image(scale: 1)
    #expect(image.color(atPixelX: 15, y: 15) == .red)
    for (x, y) in [(0, 0), (6, 6), (15, 6), (24, 15)] { #expect(image.color(atPixelX: x, y: y)?.alpha == 0) }
  }

  @Test func aMaskDoesNotChangeTheLayout() {
    expect(nil, nil, [[0, 0, 10, 10], [-10, 0, 30, 10], [10, 0, 10, 10]]) {
      HStack(spacing: 0) {
        box(10, 10).mask { Color.black.frame(width: 30) }
        box(10, 10)
      }
    }
  }

  @Test func noMaskLeavesTheView() throws {
    let image = try pixels(Color.red.mask { EmptyView() })
    #expect(image.color(atPixelX: 3, y: 5) == .red)
  }

  @Test func aRecordingDrawsTheSame() throws {
    let view = Color.red.mask { Text("Mask").font(.system(size: 40)) }.frame(width: 200, height: 60)
    let recording = try Recording(size: view.idealSize) { context in
      try view.draw(in: Rect(origin: .zero, size: view.idealSize), on: context)
    }
    #expect(try recording.image() == view.image(scale: 1))
    #expect(try view.image(scale: 1).color(atPixelX: 0, y: 0)?.alpha == 0)
  }
}
