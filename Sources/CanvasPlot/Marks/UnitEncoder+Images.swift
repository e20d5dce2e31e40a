extension UnitEncoder {
  /// The pictures with the URLs of the rows, each in its box. Rows without a URL have none.
  mutating func images(_ style: PlotMarkStyle) throws(PlotError) -> [PlotItem] {
    let urls = try outputs(.url)
    let fixed = options.url
    let path = urls == nil ? mark.path + ".url" : mark.place(of: .url)
    let images = try (0..<rowCount).map { (row) throws(PlotError) -> PlotPictureContent? in
      guard let url = urls?[row].text ?? (urls == nil ? fixed : nil), !url.isEmpty else { return nil }
      return try pictures?.picture(url, path)
    }
    let x = try imageRanges(.x, images.map { $0?.size.width ?? 0 })
    let y = try imageRanges(.y, images.map { $0?.size.height ?? 0 })
    let keepsAspect = options.keepsAspect
    return images.enumerated().compactMap { row, image in
      let (x0, x1, y0, y1) = (x.starts[row], x.ends[row], y.starts[row], y.ends[row])
      guard let image, x0.isFinite, x1.isFinite, y0.isFinite, y1.isFinite else { return nil }
      let box = Rect(x: min(x0, x1), y: min(y0, y1), width: abs(x1 - x0), height: abs(y1 - y0))
      return .picture(
        PlotPicture(
          content: image, box: box, keepsAspect: keepsAspect, opacity: style.opacity(row: row), url: style.url(row: row)
        ))
    }
  }

  /// The extents along a channel: of the pictures' own sizes around their places, unless the mark has a size.
  private mutating func imageRanges(_ name: PlotChannelName, _ sizes: [Double]) throws(PlotError) -> PlotRanges {
    let isSized = unit.channels[.size] != nil || set.sets(name == .x ? \.width : \.height)
    guard unit.channels[name] != nil, !isSized, name.second.flatMap({ unit.channels[$0] }) == nil else {
      return try rectRanges(name)
    }
    let part = name == .x ? options.align : options.baseline == .top ? 0 : options.baseline == .bottom ? 1 : 0.5
    let places = try points(name, .middle)
    let starts = sizes.enumerated().map { places[$0.offset] - $0.element * part }
    return PlotRanges(
      starts: PlotNumbers(starts), ends: PlotNumbers(zip(starts, sizes).map { $0 + $1 }))
  }
}
