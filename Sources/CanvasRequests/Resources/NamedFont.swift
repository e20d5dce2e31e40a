internal import CanvasCLibrary

/// A font by name, and a warning if it, or a part of it, is not used.
package struct NamedFont: Sendable {
  package let font: Font
  /// A note if another family is used instead, or a part of the font isn't used; or nil.
  package let warning: RequestNote?

  /// Finds the font with a name, or the default font, with the standard fallback.
  ///
  /// - Parameters:
  ///   - name: The name of a file or a family; see `Resources.isFontFile(_:)`.
  ///   - weight: The weight. The closest face of a family is used.
  package init(_ name: String?, weight: Font.Weight = .regular, in resources: Resources) throws(RequestError) {
    let isFile = name.map(resources.isFontFile) ?? false
    let name = isFile ? try name.map(resources.path) : name
    self = try resources.withPipes { () throws(RequestError) in
      try resources.fonts.font(name, isFile: isFile, weight: weight)
    }
  }

  /// Reads the font without a cache; `collection` has the known families.
  init(reading name: String?, isFile: Bool, weight: Font.Weight, collection: () -> FontCollection) throws(RequestError)
  {
    do throws(FontError) {
      guard let name else {
        (font, warning) = (try .default(size: 1), nil)
        return
      }
      guard !isFile else {
        font = try Font(path: name, size: 1).withStandardFallback()
        warning = font.note.map { RequestNote(.ignored, at: name, RequestText($0)) }
        return
      }
      guard let match = collection().match(FontRequest(name, weight: weight)), match.reason != .unknown else {
        throw .unreadable(path: name, errorNumber: ENOENT)
      }
      font = try match.font(size: 1)
      warning =
        match.note.map { RequestNote(.replaced, RequestText($0)) }
        ?? font.note.map { RequestNote(.ignored, RequestText($0)) }
    } catch {
      switch error {
      case .unreadable(let path, _) where !isFile:
        throw RequestError(.file, "\(path): no such file or font family")
      case .unreadable(_, ENOMEM): throw RequestError(.failure, "\(error)")
      case .unreadable: throw RequestError(.file, "\(error)")
      case .invalid: throw RequestError(.content, "\(error)")
      }
    }
  }
}
