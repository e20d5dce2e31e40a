import Canvas
import CanvasViews

/// The picture that a link to a page shows: 1200 × 630 points.
public struct ShareImage: View {
  let title: String
  let author: String

  /// A picture with a title of up to three lines.
  public init(title: String, author: String) {
    self.title = title
    self.author = author
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 14) {
        Circle().fill(.orange).frame(width: 20, height: 20)
        Text("cards.example").font(.custom("Inter", size: 28)).foregroundStyle(.orange)
      }
      Spacer()
      Text(title).font(.custom("Inter", size: 76).bold()).lineLimit(3).minimumScaleFactor(0.6)
      Spacer()
      Text(author).font(.custom("Inter", size: 30))
    }
    .foregroundStyle(.white)
    .padding(72)
    .frame(width: 1200, height: 630, alignment: .leading)
    .background(Color(red8: 0x14, green8: 0x26, blue8: 0x2B))
  }
}
