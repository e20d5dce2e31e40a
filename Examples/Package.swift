// swift-tools-version: 6.2
import PackageDescription

// A server that draws cards and charts, and tests that compare its pictures with golden ones.

let package = Package(
  name: "Examples",
  dependencies: [
    // In a package of your own: .package(url: "https://github.com/OWNER/easel.git", from: "0.2.0")
    .package(name: "easel", path: ".."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.0.0"),
  ],
  targets: [
    // What is drawn, without a server.
    .target(
      name: "Pictures",
      dependencies: [
        .product(name: "Canvas", package: "easel"),
        .product(name: "CanvasCards", package: "easel"),
        .product(name: "CanvasCharts", package: "easel"),
        .product(name: "CanvasViews", package: "easel"),
      ]),
    // The server: /card/QH.png, /chart.png, /og.png, /picture.png and /health.
    .executableTarget(
      name: "Server",
      dependencies: [
        "Pictures",
        .product(name: "Canvas", package: "easel"),
        .product(name: "CanvasBatch", package: "easel"),
        .product(name: "CanvasCards", package: "easel"),
        .product(name: "CanvasRequests", package: "easel"),
        .product(name: "Hummingbird", package: "hummingbird"),
      ]),
    // The pictures, pixel by pixel.
    .testTarget(
      name: "PicturesTests",
      dependencies: ["Pictures", .product(name: "CanvasGoldensTesting", package: "easel")]),
    // The server's answers.
    .testTarget(
      name: "ServerTests",
      dependencies: ["Server", .product(name: "HummingbirdTesting", package: "hummingbird")]),
  ]
)
