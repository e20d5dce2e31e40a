/// The bytes of a picture's file.
package struct EncodedPicture: Sendable {
  /// How large a picture is, in what its format counts.
  package enum Extent: Sendable {
    case pixels(width: Int, height: Int, PictureFormat)
    /// Points, and the number of pages.
    case points(Size, PictureFormat, pageCount: Int = 1)
  }

  package let bytes: [UInt8]
  package let extent: Extent
  /// What is an image in a file of shapes, and what was asked for that the format doesn't have.
  package private(set) var notes: [RequestNote]

  init(_ bytes: [UInt8], _ extent: Extent, images: [String: Int] = [:]) {
    (self.bytes, self.extent) = (bytes, extent)
    notes = images.sorted { $0.key < $1.key }.map {
      RequestNote(.chosen, RequestText("\($0.key) is an image in the file"), count: $0.value)
    }
  }
}

extension EncodedPicture {
  /// The same with notes on members that have an effect in other formats only, and on what the format has no room for.
  /// Throws if notes are errors.
  func checked(
    _ settings: PictureSettings, as format: PictureFormat, losses: [String] = []
  ) throws(RequestError) -> EncodedPicture {
    let unused = settings.membersWithoutEffect(in: format).map { member in
      RequestNote(.ignored, "\(member) has no effect in a file of the format \(format.rawValue)")
    }
    let notes = unused + losses.map { RequestNote(.dropped, RequestText("\($0)")) }
    try settings.check(notes)
    return changing(self) { $0.notes += notes }
  }
}

extension PictureSettings {
  fileprivate func membersWithoutEffect(in format: PictureFormat) -> [RequestMember<PictureSettings>] {
    let formats: [(RequestMember<PictureSettings>, isSet: Bool, formats: [PictureFormat])] = [
      (Self.quality, quality != nil, [.jpeg, .webP]), (Self.fileTitle, fileTitle != nil, [.svg, .pdf]),
      (Self.text, text != nil, [.svg, .pdf]), (Self.resolution, resolution != nil, [.svg, .pdf]),
      (Self.fileLanguage, fileLanguage != nil, [.pdf]), (Self.pdfStandard, pdfStandard != nil, [.pdf]),
      (Self.idPrefix, idPrefix != nil, [.svg]),
    ]
    return formats.filter { $0.isSet && !$0.formats.contains(format) }.map(\.0)
  }
}
