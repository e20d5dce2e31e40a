extension Template {
  /// What was decided about the size on paper; none for a size that tells it.
  func paperNotes(isOnPaper: Bool) -> [RequestNote] {
    guard isOnPaper, paperScale != 1 else { return [] }
    return [RequestNote(.chosen, at: name, "300 pixels are an inch on paper; 'dpi' sets another number")]
  }
}

extension Resources {
  /// Reads a template, and returns what it may read: files below its folder.
  func template(
    _ data: RequestData, font: String?
  ) throws(RequestError) -> (template: Template, resources: TemplateResources) {
    let bytes = try bytes(data)
    let template: Template
    do { template = try Template(contents: bytes, name: label(data)) } catch { throw RequestError(error) }
    let standard = try font.map { (name) throws(RequestError) in try NamedFont(name, in: self) }
    return (template, templateResources(of: data, font: standard))
  }

  private func templateResources(of data: RequestData, font: NamedFont?) -> TemplateResources {
    let folder = folder(of: data)
    var result =
      files == .none
      ? TemplateResources()
      : TemplateResources(
        picture: { name, scale in
          let bytes = try self.bytes(name, below: folder)
          do { return try TemplatePicture(contents: bytes, scale: scale, folder: folder) } catch {
            let isOutOfMemory = (error as? ImageFormatError)?.isOutOfMemory ?? false
            throw RequestError(isOutOfMemory ? .failure : .content, "\(name): \(String(describing: error))")
          }
        },
        font: { name in
          let path = name.path(in: folder)
          try self.check(path, below: folder)
          return path
        })
    result.standardFont = font?.font
    return result
  }
}

extension RequestError {
  /// The error of a template or of its data.
  init(_ error: TemplateError) {
    self.init(error.reason == .file ? .file : .content, RequestText(error.description))
  }
}
