package import Canvas
internal import CanvasCLibrary

/// The font of a command line, and a warning if it, or a part of it, is not used.
package struct NamedFont: Sendable {
  package let font: Font
  /// A warning if another family was used instead, or a part of the font is not used; or nil.
  package let warning: String?

  /// Finds the font of `--font`, or the default font, with the standard fallback.
  ///
  /// - Parameters:
  ///   - name: A file, if the name has a slash or a font's extension, or if such a file exists; otherwise a family.
  ///   - weight: The weight, 1…1000. The closest face of a family is used: 400 is regular, 700 is bold.
  package init(_ name: String?, weight: Int = 400, in environment: ToolEnvironment) throws(ToolError) {
    if let name, Self.isFile(name) { environment.files.willRead(name) }
    self = try environment.fonts.font(name, weight: weight)
  }

  /// Reads the font without a cache; `collection` has the known families.
  package init(reading name: String?, weight: Int, collection: () -> FontCollection) throws(ToolError) {
    do throws(FontError) {
      guard let name else {
        (font, warning) = (try .default(size: 1), nil)
        return
      }
      guard !Self.isFile(name) else {
        font = try Font(path: name, size: 1).withStandardFallback()
        warning = font.note.map { "\(name): \($0)" }
        return
      }
      guard let match = collection().match(FontRequest(name, weight: Double(weight))), match.reason != .unknown else {
        throw .unreadable(path: name, errorNumber: ENOENT)
      }
      font = try match.font(size: 1)
      warning = match.note ?? font.note
    } catch {
      switch error {
      case .unreadable(let path, _) where !Self.isFile(path):
        throw ToolError(.unreadable, "\(path): no such file or font family")
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
