#if canImport(Testing)
  internal import Canvas
  internal import CanvasCLibrary
  internal import CanvasGoldensTesting
  public import Testing

  /// Expects a scene's picture to be its golden, and to be the same at every level of the kernels, on any number of
  /// threads, and from a recording.
  ///
  /// `GOLDENS_ONLY=cards/classic/deck/back-*,scenes/toggle*` draws only the scenes with such names. A star also stands for slashes.
  public func expectGolden(
    of scene: GoldenScene, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    guard scene.isChosen else {
      return #expect(
        GoldenScene.someAreChosen, "GOLDENS_ONLY: no scene has such a name", sourceLocation: sourceLocation)
    }
    let image = try scene.image()
    expectGolden(image, named: scene.name, sourceLocation: sourceLocation)
    #expect(try scene.variants(otherThan: image).isEmpty, sourceLocation: sourceLocation)
  }

  extension GoldenScene {
    private static let patterns = getenv("GOLDENS_ONLY").map { String(cString: $0).split(separator: ",") } ?? []

    fileprivate static let someAreChosen = all.contains(where: \.isChosen)

    fileprivate var isChosen: Bool {
      Self.patterns.isEmpty || Self.patterns.contains { fnmatch(String($0), name, 0) == 0 }
    }
  }
#endif
