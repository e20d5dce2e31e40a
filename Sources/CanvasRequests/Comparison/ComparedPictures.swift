/// The two pictures of a comparison, read and decoded.
package struct ComparedPictures: Sendable {
  /// A file and its samples.
  package struct Picture: Sendable {
    package let bytes: [UInt8]
    package let samples: StraightImage
    package let notes: [PNGNote]

    /// Decodes a PNG, JPEG or WebP file.
    ///
    /// - Parameters:
    ///   - label: The name in errors.
    ///   - isStrict: Whether a note about an unusual file is an error.
    package init(_ bytes: [UInt8], of label: String, isStrict: Bool = false) throws(RequestError) {
      self.bytes = bytes
      do throws(ImageFormatError) {
        (samples, notes) = try StraightImage.reading(bytes, needsEnd: isStrict)
      } catch {
        throw RequestError(error.isOutOfMemory ? .failure : .content, "\(label): \(String(describing: error))")
      }
      if isStrict, let note = notes.first { throw Self.error("\(note)", of: label) }
    }

    fileprivate static func error(_ note: String, of label: String) -> RequestError {
      RequestError(.content, "\(label): \(note); this is an error with \(PictureSettings.strict)")
    }
  }

  package let actual: Picture
  package let expected: Picture
  /// Whether the files have equal bytes.
  private let areSame: Bool

  /// Reads two pictures. If the files have equal bytes, only one is decoded, to check that it is valid. Two large files
  /// are decoded in parallel if there are two workers.
  package init(
    _ actual: RequestData, _ expected: RequestData, isStrict: Bool = false, workers: Int = 1, in resources: Resources
  ) throws(RequestError) {
    let bytes = [try resources.bytes(actual), try resources.bytes(expected)]
    try self.init(bytes, of: [actual, expected].map(resources.label), isStrict: isStrict, workers: workers)
  }

  /// - Parameters:
  ///   - bytes: The actual and the expected file.
  ///   - labels: Their names in errors.
  package init(
    _ bytes: [[UInt8]], of labels: [String], isStrict: Bool = false, workers: Int = 1
  ) throws(RequestError) {
    areSame = bytes[0] == bytes[1]
    // For smaller files, a thread costs more than it saves.
    let isLarge = bytes.allSatisfy { $0.count > 1 << 15 }
    let pictures = parallelMap(count: areSame ? 1 : 2, workers: isLarge ? workers : 1) { side in
      Result { () throws(RequestError) in try Picture(bytes[side], of: labels[side], isStrict: isStrict) }
    }
    actual = try pictures[0].get()
    expected = areSame ? actual : try pictures[1].get()
    if isStrict, let note = colorNote { throw Picture.error(note, of: labels[0]) }
  }

  /// Notes about unusual files, one per line.
  package var notes: [String] {
    // Equal files are also equal in the lower bits and in the frames that are not compared.
    let notes = PNGNote.allCases.filter { !areSame || ![.sixteenBits, .animation].contains($0) }.compactMap { note in
      switch (actual.notes.contains(note), expected.notes.contains(note)) {
      case (true, true): "\(note) (actual and expected)"
      case (true, false): "\(note) (actual)"
      case (false, true): "\(note) (expected)"
      case (false, false): nil
      }
    }
    return notes + (colorNote.map { [$0] } ?? [])
  }

  private var colorNote: String? {
    areSame ? nil : Self.colorNote(PNGColorSpace(contents: actual.bytes), PNGColorSpace(contents: expected.bytes))
  }

  /// A note if two files say different things about their colours, which are compared as they are stored.
  package static func colorNote(_ actual: PNGColorSpace?, _ expected: PNGColorSpace?) -> String? {
    guard let actual, let expected, actual != expected else { return nil }
    let kinds = "\(actual)" == "\(expected)" ? "unlike values of \(actual)" : "\(actual), expected \(expected)"
    return "the colour spaces of the files differ (\(kinds)); pixels are compared as stored"
  }
}
