#if canImport(Testing)
  internal import Canvas
  internal import CanvasCLibrary
  internal import CanvasGoldensTesting
  public import Testing

  /// Expects a scene's picture to be its golden, and to be the same at every level of the kernels, on any number of
  /// threads, and from a recording.
  ///
  /// `GOLDENS_ONLY=cards/classic/deck/back-*,scenes/toggle*` draws only the scenes with such names. A star also stands for slashes.
  /// `GOLDENS_THREADS=1,2,7` says on how many threads, by default on one and on seven. Without a number, each scene is drawn once.
  public func expectGolden(
    of scene: GoldenScene, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    guard scene.isChosen else {
      return #expect(
        GoldenScene.someAreChosen, "GOLDENS_ONLY: no scene has such a name", sourceLocation: sourceLocation)
    }
    let image = try scene.image()
    expectGolden(image, named: scene.name, sourceLocation: sourceLocation)
    #expect(
      try scene.variants(otherThan: image, workers: GoldenScene.workers).isEmpty, sourceLocation: sourceLocation)
  }

  extension GoldenScene {
    fileprivate static let workers =
      getenv("GOLDENS_THREADS").map { String(cString: $0).split(separator: ",").compactMap { Int($0) } } ?? [1, 7]

    private static let patterns = getenv("GOLDENS_ONLY").map { String(cString: $0).split(separator: ",") } ?? []

    fileprivate static let someAreChosen = all.contains(where: \.isChosen)

    fileprivate var isChosen: Bool {
      Self.patterns.isEmpty || Self.patterns.contains { fnmatch(String($0), name, 0) == 0 }
    }
  }
#endif
