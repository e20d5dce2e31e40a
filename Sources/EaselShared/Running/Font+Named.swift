package import Canvas
internal import CanvasCLibrary

/// The font that a command line asks for, and what there is to say of it.
package struct NamedFont: Sendable {
  package let font: Font
  /// Where another family than the named one was taken.
  package let warning: String?

  /// The font of `--font`, or the default one; with the standard fallback.
  ///
  /// - Parameters:
  ///   - name: A file where it has a slash or a font's ending, or where there is such a file; else a family.
  ///   - weight: 1…1000, of a family the face that comes closest: 400 is regular, 700 bold.
  package init(_ name: String?, weight: Int = 400, in environment: ToolEnvironment) throws(ToolError) {
    if let name, Self.isFile(name) { environment.files.willRead(name) }
    self = try environment.fonts.font(name, weight: weight)
  }

  /// The same, read anew; `collection` are the families that are known.
  package init(reading name: String?, weight: Int, collection: () -> FontCollection) throws(ToolError) {
    do throws(FontError) {
      guard let name else {
        (font, warning) = (try .default(size: 1), nil)
        return
      }
      guard !Self.isFile(name) else {
        (font, warning) = (try Font(path: name, size: 1).withStandardFallback(), nil)
        return
      }
      guard let match = collection().match(FontRequest(name, weight: Double(weight))), match.reason != .unknown else {
        throw .unreadable(path: name, errorNumber: ENOENT)
      }
      (font, warning) = (try match.font(size: 1).withStandardFallback(weight: weight), match.note)
    } catch {
      switch error {
      case .unreadable(let path, _) where !Self.isFile(path):
        throw ToolError(.unreadable, "\(path): neither a file nor a font family that is known here")
      case .unreadable(_, ENOMEM): throw ToolError(.internalFault, error.description)
      case .unreadable: throw ToolError(.unreadable, error.description)
      case .invalid: throw ToolError(.badContent, error.description)
      }
    }
  }

  package static func isFile(_ name: String) -> Bool {
    let endings = [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2", ".pfb"]
    return name.contains("/") || endings.contains { name.lowercased().hasSuffix($0) }
      || access(name.fileSystemName, F_OK) == 0
  }
}
