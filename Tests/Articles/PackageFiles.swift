package import Foundation

/// The files and folders of the package: those that the documentation may name.
package enum PackageFiles {
  /// Paths from the package's folder on.
  package static let all: [String] = {
    let top = (try? Article.names(in: ".", ending: "")) ?? []
    let folders = ["Sources", "Tests", "Examples", "assets", "goldens", ".ci", ".github"]
    return top.filter { !$0.hasPrefix(".build") } + folders.flatMap(files)
  }()

  /// The files and folders in a folder at any depth.
  package static func files(in folder: String) -> [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: Article.absolute(folder))) ?? []).map { "\(folder)/\($0)" }
  }

  /// The text of all sources, one after the other.
  package static let sources: Data = {
    let sources = (files(in: "Sources") + files(in: "Tests")).filter { file in
      [".swift", ".h", ".c"].contains { file.hasSuffix($0) }
    }
    return Data(
      (["Package.swift"] + sources).compactMap { try? Data(contentsOf: URL(filePath: Article.absolute($0))) }.joined())
  }()
}
