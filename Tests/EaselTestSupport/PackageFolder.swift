import Foundation

/// The folder of this package.
package enum PackageFolder {
  package static let path = URL(fileURLWithPath: #filePath).appending(path: "../../..").standardized.path

  package static let assets = path + "/assets"
}
