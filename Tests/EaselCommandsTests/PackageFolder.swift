import Foundation

/// The folder of this package.
enum PackageFolder {
  static let path = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardized.path

  static let assets = path + "/assets"
}
