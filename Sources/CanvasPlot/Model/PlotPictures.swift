/// The pictures that image marks show, by their URLs. Each is read once.
package struct PlotPictures: Sendable {
  /// Reads a picture. The path is that of the property with the URL, for errors.
  private let load: @Sendable (_ url: String, _ path: String) throws(PlotError) -> PlotPictureContent
  private var known: [String: PlotPictureContent] = [:]
  private var pixelCount = 0

  /// The maximum number of pixels of all pictures of a chart.
  package static let pixelLimit = 50_000_000

  package init(_ load: @escaping @Sendable (_ url: String, _ path: String) throws(PlotError) -> PlotPictureContent) {
    self.load = load
  }

  /// The picture with a URL.
  mutating func picture(_ url: String, _ path: String) throws(PlotError) -> PlotPictureContent {
    if let picture = known[url] { return picture }
    let picture = try load(url, path)
    pixelCount += picture.pixelCount
    guard pixelCount <= Self.pixelLimit else {
      throw PlotError("\(path): the pictures have more than \(Self.pixelLimit) pixels in all")
    }
    known[url] = picture
    return picture
  }
}
