internal import CanvasCLibrary

/// The scratch folder of a package, in which tests leave the pictures of failures and the list of used goldens:
/// `.build`, or the folder of `swift test --scratch-path`.
package enum ScratchFolder {
  /// The scratch folder of a package. It is `.build` in the package's folder unless this process runs the tests of
  /// that package, built elsewhere.
  package static func path(ofPackage package: String) -> String {
    let usual = "\(package)/.build"
    guard let (own, scratch) = ofProcess, FilePath(resolving: package) == own, FilePath(resolving: usual) != scratch
    else { return usual }
    return scratch.text
  }

  /// The package whose tests this process runs, and its scratch folder. Nil if they are unknown.
  private static let ofProcess: (package: FilePath, scratch: FilePath)? = {
    // SwiftPM starts tests in the package's folder, or in a folder inside.
    guard let here = FilePath(resolving: "."),
      let package = PackageFolder.containing(sourceFile: "\(here.text)/file"),
      let scratch = folder(ofExecutable: "/proc/self/exe") ?? CommandLine.arguments.first.flatMap(folder(ofExecutable:))
    else { return nil }
    return (FilePath(package), scratch)
  }()

  /// The nearest folder above a program, without links, that SwiftPM has written its state to. Nil if there is none,
  /// such as for programs that Xcode built.
  package static func folder(ofExecutable path: String) -> FilePath? {
    FilePath(resolving: path)?.folder(with: "workspace-state.json")
  }
}

extension FilePath {
  /// The nearest folder above a file in which there is a file with a name; nil if there is none.
  fileprivate func folder(with name: String) -> FilePath? {
    var rest = bytes[...]
    while let slash = rest.lastIndex(of: UInt8(ascii: "/")) {
      rest = rest[..<slash]
      let folder = FilePath(bytes: rest)
      if unsafe access("\(folder.text)/\(name)".fileSystemName, F_OK) == 0 { return folder }
    }
    return nil
  }
}

/// Finds the folder of the package that a source file belongs to.
enum PackageFolder {
  /// The nearest folder above a source file that contains a `Package.swift`. Nil if there is none, such as on a
  /// machine that runs tests built elsewhere.
  static func containing(sourceFile: String) -> String? {
    FilePath(sourceFile).folder(with: "Package.swift").map { $0.text.isEmpty ? "/" : $0.text }
  }
}
