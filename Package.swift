// swift-tools-version: 6.2
import PackageDescription

// An offline 2D renderer: the engine, the modules that draw with it, the tool, and golden-image tests.
// *The package* in Sources/Canvas/Canvas.docc lists the targets, each below those that it depends on.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("ExistentialAny"),
]

/// The files of `assets/templates`, which become part of the tool.
let templates = [
  "badges.json", "badges.yaml", "card.csv", "card.yaml", "certificate.json", "certificate.yaml", "flashcards.csv",
  "flashcards.yaml", "receipt.json", "receipt.yaml", "share.json", "share.yaml", "table.csv", "table.yaml",
]

let package = Package(
  name: "easel",
  products: [
    .library(name: "Canvas", targets: ["Canvas"]),
    .library(name: "CanvasNotes", targets: ["CanvasNotes"]),
    .library(name: "CanvasPDF", targets: ["CanvasPDF"]),
    .library(name: "CanvasSVG", targets: ["CanvasSVG"]),
    .library(name: "CanvasPrint", targets: ["CanvasPrint"]),
    .library(name: "CanvasCards", targets: ["CanvasCards"]),
    .library(name: "CanvasTables", targets: ["CanvasTables"]),
    .library(name: "CanvasWorkbooks", targets: ["CanvasWorkbooks"]),
    .library(name: "CanvasCharts", targets: ["CanvasCharts"]),
    .library(name: "CanvasVegaLite", targets: ["CanvasVegaLite"]),
    .library(name: "CanvasViews", targets: ["CanvasViews"]),
    .library(name: "CanvasTemplates", targets: ["CanvasTemplates"]),
    .library(name: "CanvasScenes", targets: ["CanvasScenes"]),
    .library(name: "CanvasFoundation", targets: ["CanvasFoundation"]),
    .library(name: "CanvasRequests", targets: ["CanvasRequests"]),
    .library(name: "CanvasBatch", targets: ["CanvasBatch"]),
    .library(name: "CanvasGoldens", targets: ["CanvasGoldens"]),
    .library(name: "CanvasGoldensTesting", targets: ["CanvasGoldensTesting"]),
    .library(name: "CanvasGoldensXCTest", targets: ["CanvasGoldensXCTest"]),
    .executable(name: "easel", targets: ["easel"]),
  ],
  traits: [
    // There is one default trait: SwiftPM 6.3 passes the flags of several in hash order, and each new order rebuilds
    // everything (swift-package-manager#10525, fixed in 6.4). `Full` therefore represents all traits, and sources
    // test `#if Full || JPEG`.
    .default(enabledTraits: ["Full"]),
    .trait(name: "Full", description: "All of the following traits."),
    .trait(name: "JPEG", description: "Read JPEG pictures, through libjpeg."),
    .trait(name: "WebP", description: "Read and write WebP pictures, through libwebp."),
    .trait(name: "XLSX", description: "Read tables of .xlsx workbooks, through libexpat."),
    .trait(name: "SVG", description: "Read SVG pictures, through libexpat."),
    .trait(name: "Templates", description: "Read templates in YAML, through libyaml."),
    .trait(
      name: "Boards", description: "Boards and screens: solitaire, Concentration, EmojiArt, the vending machine."),
    .trait(
      name: "Shaping",
      description: "Shape text with HarfBuzz and ICU: ligatures, scripts that need it, both directions, line breaks."),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: [
    // System libraries: only a module map and a shim header each.
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2", providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CHarfBuzzSubset", pkgConfig: "harfbuzz-subset",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(name: "CICU", pkgConfig: "icu-uc", providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(
      name: "CJPEG", pkgConfig: "libjpeg", providers: [.apt(["libjpeg62-turbo-dev"]), .brew(["jpeg-turbo"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CQR", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"]), .brew(["qrencode"])]),
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    // The C library of each system under one name, in one file.
    .target(name: "CanvasCLibrary", swiftSettings: strict),
    // What a picture lacks or was decided for it, as values, from all readers and painters.
    .target(name: "CanvasNotes", swiftSettings: strict),
    // Exponential, logarithm, sine and cosine that are the same on every machine, the reading of numbers, and binary search.
    .target(name: "CanvasMath", swiftSettings: strict),
    // What a picture costs, counted before it is spent, and values that one thread at a time may use.
    .target(
      name: "CanvasMeter", dependencies: ["CanvasCLibrary"], swiftSettings: strict + [.strictMemorySafety()]),
    // C: loops over pixels, for each level of the instruction set. They depend on the last module below the engine to
    // start after the engine, which takes longest to build. Otherwise the engine would wait for them.
    .target(
      name: "CanvasKernelLevels", dependencies: ["CanvasMeter"], path: "Sources/CanvasKernels",
      exclude: ["Levels/choice.c"], publicHeadersPath: "."),
    // C: the choice of the level. It is a separate target because a Swift module is compiled once the objects of the
    // C targets that it names are available, and those of the levels take long.
    .target(
      name: "CanvasKernels", dependencies: ["CanvasKernelLevels"], sources: ["Levels/choice.c"], publicHeadersPath: "."),
    // C: the calls into libpng, zlib, libjpeg, libwebp and the system, and into ICU, whose functions have names that Swift
    // can't see.
    .target(
      name: "CanvasSystem",
      dependencies: [
        "CPNG", "CZlib", .target(name: "CJPEG", condition: .when(traits: ["Full", "JPEG"])),
        .target(name: "CWebP", condition: .when(traits: ["Full", "WebP"])),
        .target(name: "CICU", condition: .when(traits: ["Full", "Shaping"])),
      ],
      publicHeadersPath: ".",
      cSettings: [
        .define("CANVAS_JPEG", .when(traits: ["Full", "JPEG"])),
        .define("CANVAS_WEBP", .when(traits: ["Full", "WebP"])),
        .define("SHAPING", .when(traits: ["Full", "Shaping"])),
      ]),
    // The engine: paths, strokes, coverage, paints, pixels, text, PNG, files. No Foundation.
    .target(
      name: "Canvas",
      dependencies: [
        "CanvasKernels", "CanvasSystem", "CanvasCLibrary", "CanvasMath", "CanvasMeter", "CFreeType",
        .target(name: "CHarfBuzz", condition: .when(traits: ["Full", "Shaping"])),
      ],
      swiftSettings: strict + [.strictMemorySafety()]),
    // What PDF and SVG share: a recording as shapes, letters and images.
    .target(name: "CanvasVector", dependencies: ["Canvas", "CanvasMath"], swiftSettings: strict),
    // XML, also packed, through libexpat and zlib.
    .target(
      name: "CanvasXML",
      dependencies: [
        .target(name: "CZlib", condition: .when(traits: ["Full", "XLSX", "SVG"])),
        .target(name: "CExpat", condition: .when(traits: ["Full", "XLSX", "SVG"])),
      ],
      swiftSettings: strict),
    // SVG files, written and read.
    .target(
      name: "CanvasSVG",
      dependencies: ["Canvas", "CanvasCLibrary", "CanvasMath", "CanvasNotes", "CanvasVector", "CanvasXML"],
      swiftSettings: strict),
    // PDF files, with fonts cut by HarfBuzz.
    .target(
      name: "CanvasPDF",
      dependencies: [
        "Canvas", "CanvasVector", .target(name: "CHarfBuzzSubset", condition: .when(traits: ["Full", "Shaping"])),
      ],
      swiftSettings: strict),
    // Lengths, sizes of cards and of paper, and sheets with cards at true size, to print and cut.
    .target(name: "CanvasPrint", dependencies: ["Canvas", "CanvasMath"], swiftSettings: strict),
    // Playing cards: the model, the layout of a face, and drawing.
    .target(
      name: "CanvasCards", dependencies: ["Canvas", "CanvasCLibrary", "CanvasMath", "CanvasPrint"],
      swiftSettings: strict),
    // Tables and JSON with positions in the text, and dates and numbers by locale: charts and documents are read from
    // these, and labelled with them.
    .target(
      name: "CanvasTables", dependencies: ["CanvasCLibrary", "CanvasMath", "CanvasMeter", "CanvasNotes"],
      swiftSettings: strict,
      // The compiler calls the C library's rounding functions.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    // What specifications and templates do with rows: expressions and transforms.
    .target(name: "CanvasFrames", dependencies: ["CanvasMath", "CanvasMeter", "CanvasTables"], swiftSettings: strict),
    // Tables of spreadsheets' workbooks.
    .target(
      name: "CanvasWorkbooks",
      dependencies: ["CanvasTables", "CanvasNotes", "CanvasXML"],
      swiftSettings: strict),
    // The grammar of plots: views of rows, their scales, guides and layout, and the scene that is drawn; themes and
    // fonts. Charts and specifications are read into it, and compile beside each other.
    .target(
      name: "CanvasPlot", dependencies: ["Canvas", "CanvasTables", "CanvasFrames", "CanvasMath", "CanvasNotes"],
      swiftSettings: strict),
    // Charts: data, layout, designs, and the names of Swift Charts.
    .target(
      name: "CanvasCharts",
      dependencies: ["Canvas", "CanvasTables", "CanvasFrames", "CanvasMath", "CanvasNotes", "CanvasPlot"],
      swiftSettings: strict),
    // Charts from Vega-Lite's specifications.
    .target(
      name: "CanvasVegaLite",
      dependencies: [
        "Canvas", "CanvasTables", "CanvasFrames", "CanvasPlot", "CanvasNotes", "CanvasSVG", "CanvasVector",
      ],
      swiftSettings: strict),
    // Rows, columns, grids and texts that lay themselves out.
    .target(name: "CanvasViews", dependencies: ["Canvas", "CanvasNotes", "CQR"], swiftSettings: strict),
    // Pictures as data: views in YAML or JSON, filled from tables.
    .target(
      name: "CanvasTemplates",
      dependencies: [
        "Canvas", "CanvasTables", "CanvasFrames", "CanvasMath", "CanvasNotes", "CanvasPrint", "CanvasSVG",
        "CanvasViews",
        .target(name: "CYAML", condition: .when(traits: ["Full", "Templates"])),
      ],
      swiftSettings: strict),
    // Boards and screens with their models: solitaire, Concentration, EmojiArt, the vending machine.
    .target(
      name: "CanvasScenes", dependencies: ["Canvas", "CanvasCards", "CanvasTables", "CanvasCharts", "CanvasNotes"],
      swiftSettings: strict),
    // `Data`, `URL` and `LocalizedError`, for programs that use Foundation.
    .target(
      name: "CanvasFoundation",
      dependencies: ["Canvas", "CanvasPrint", "CanvasCards", "CanvasTables", "CanvasCharts"], swiftSettings: strict),
    // Many pictures at once: jobs on threads, their files and limits.
    .target(name: "CanvasBatch", dependencies: ["Canvas", "CanvasCLibrary"], swiftSettings: strict),
    // Pictures as they are asked for: requests, made in Swift or read from JSON.
    .target(
      name: "CanvasRequests",
      dependencies: [
        "Canvas", "CanvasCLibrary", "CanvasNotes", "CanvasCards", "CanvasTables", "CanvasCharts", "CanvasVegaLite",
        "CanvasViews", "CanvasTemplates", "CanvasGoldens", "CanvasPDF", "CanvasSVG", "CanvasPrint", "CanvasWorkbooks",
        .target(name: "CanvasScenes", condition: .when(traits: ["Full", "Boards"])),
      ],
      swiftSettings: strict),
    // Image comparison as a value, for tests and for the tool.
    .target(
      name: "CanvasGoldens", dependencies: ["Canvas", "CanvasKernels", "CanvasCLibrary", "CanvasMath"],
      swiftSettings: strict),
    // The assertion for Swift Testing.
    .target(name: "CanvasGoldensTesting", dependencies: ["Canvas", "CanvasGoldens"], swiftSettings: strict),
    // The assertion for XCTest.
    .target(name: "CanvasGoldensXCTest", dependencies: ["Canvas", "CanvasGoldens"], swiftSettings: strict),
    // The tool, in three parts: code shared by all commands (streams, files, errors, reports); `compare` and
    // `goldens`; and the commands that draw, which make requests of their options.
    .target(
      name: "EaselShared",
      dependencies: [
        "Canvas", "CanvasCLibrary", "CanvasNotes", "CanvasTables", "CanvasRequests",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    .target(
      name: "EaselComparison",
      dependencies: [
        "Canvas", "CanvasCLibrary", "CanvasMath", "CanvasTables", "CanvasGoldens", "CanvasRequests", "EaselShared",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      // The comparison's HTML report. The bytes become part of the program.
      resources: [.embedInCode("Report/report.css"), .embedInCode("Report/report.js")],
      swiftSettings: strict),
    .target(
      name: "EaselCommands",
      dependencies: [
        "Canvas", "CanvasSystem", "CanvasCLibrary", "CanvasNotes", "CanvasCards", "CanvasTables", "CanvasCharts",
        "CanvasVegaLite", "CanvasTemplates", "CanvasBatch", "CanvasRequests", "CanvasWorkbooks", "EaselShared",
        "EaselComparison", .target(name: "CanvasScenes", condition: .when(traits: ["Full", "Boards"])),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      // The templates that `easel new` writes. The folder is a link to that of the package's assets.
      resources: templates.map { .embedInCode("Templates/\($0)") },
      swiftSettings: strict),
    // The tool's main file.
    .executableTarget(name: "easel", dependencies: ["EaselCommands"], swiftSettings: strict),
    // For tests only: coverage as text, and the slow reference rasterizer.
    .target(
      name: "TestSupport", dependencies: ["Canvas", "CanvasCLibrary", "CanvasMath", "CZlib"], path: "Tests/TestSupport",
      swiftSettings: strict),
    // Named drawings, for the golden tests.
    .target(
      name: "GoldenScenes",
      dependencies: [
        "Canvas", "CanvasCLibrary", "CanvasCards", "CanvasTables", "CanvasCharts", "CanvasScenes", "CanvasViews",
        "CanvasGoldensTesting",
      ],
      path: "Tests/GoldenScenes", swiftSettings: strict),
    // The tool, run inside of a test's process, and texts that are recorded.
    .target(
      name: "EaselTestSupport",
      dependencies: ["Canvas", "CanvasCLibrary", "CanvasGoldens", "EaselCommands", "EaselShared"],
      path: "Tests/EaselTestSupport", swiftSettings: strict),
    .testTarget(
      name: "CanvasTests",
      dependencies: [
        "Canvas", "CanvasKernels", "CanvasCLibrary", "CanvasMath", "TestSupport", "CanvasGoldensTesting",
      ],
      swiftSettings: strict),
    // Pages of the documentation, as text.
    .target(name: "Articles", path: "Tests/Articles", swiftSettings: strict),
    // The documentation beside the code, paths and names that it gives. It needs no other target.
    .testTarget(name: "DocumentationTests", dependencies: ["Articles"], swiftSettings: strict),
    // The pictures of `Canvas`, and the code of pages about several modules.
    .testTarget(
      name: "PictureTests",
      dependencies: [
        "CanvasGoldens",
        "Articles", "Canvas", "CanvasBatch", "CanvasCards", "CanvasCharts", "CanvasTemplates", "CanvasScenes",
        "CanvasTables",
        "CanvasPDF", "CanvasRequests", "CanvasSVG", "CanvasWorkbooks", "TestSupport", "GoldenScenes",
        "CanvasGoldensTesting",
      ],
      swiftSettings: strict),
    // Apart from `CanvasTests`, so that they compile beside it.
    .testTarget(
      name: "CanvasTextTests",
      dependencies: ["Canvas", "CanvasCLibrary", "TestSupport", "CanvasGoldensTesting"],
      swiftSettings: strict),
    .testTarget(
      name: "CanvasFileTests",
      dependencies: [
        "Canvas", "CanvasKernels", "CanvasSystem", "CanvasCLibrary", "CZlib", "TestSupport", "CanvasGoldensTesting",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CanvasCardsTests",
      dependencies: [
        "Canvas", "CanvasGoldens",
        "CanvasCards", "CanvasPrint", "CanvasCLibrary", "TestSupport", "GoldenScenes", "CanvasGoldensTesting",
      ],
      swiftSettings: strict),
    // PDF and SVG, and what both share.
    .testTarget(
      name: "CanvasVectorTests",
      dependencies: [
        "CanvasCLibrary",
        "Canvas", "CanvasVector", "CanvasPDF", "CanvasSVG", "CanvasCards", "CanvasPrint", "TestSupport",
        "GoldenScenes",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CanvasSVGTests", dependencies: ["Canvas", "CanvasCLibrary", "CanvasMath", "CanvasSVG", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CanvasPrintTests",
      dependencies: ["Canvas", "CanvasCards", "CanvasPrint", "CanvasPDF", "TestSupport", "CanvasGoldensTesting"],
      swiftSettings: strict),
    .testTarget(name: "CanvasTablesTests", dependencies: ["CanvasTables", "CanvasMath"], swiftSettings: strict),
    .testTarget(name: "CanvasFramesTests", dependencies: ["CanvasTables", "CanvasFrames"], swiftSettings: strict),
    .testTarget(
      name: "CanvasWorkbooksTests", dependencies: ["Canvas", "CanvasTables", "CanvasWorkbooks", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CanvasPlotTests",
      dependencies: ["Canvas", "CanvasTables", "CanvasFrames", "CanvasNotes", "CanvasPlot", "CanvasGoldensTesting"],
      swiftSettings: strict),
    .testTarget(
      name: "CanvasChartsTests",
      dependencies: [
        "Canvas", "CanvasNotes", "CanvasTables", "CanvasCharts", "TestSupport", "GoldenScenes",
        "CanvasGoldensTesting",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CanvasVegaLiteTests",
      dependencies: ["CanvasNotes", "Canvas", "CanvasTables", "CanvasPlot", "CanvasSVG", "CanvasVegaLite"],
      swiftSettings: strict),
    .testTarget(
      name: "CanvasViewsTests", dependencies: ["Canvas", "CanvasViews", "CanvasGoldensTesting"], swiftSettings: strict),
    .testTarget(
      name: "CanvasTemplatesTests", dependencies: ["Canvas", "CanvasTables", "CanvasTemplates", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CanvasScenesTests",
      dependencies: [
        "Canvas", "CanvasCards", "CanvasCharts",
        "CanvasNotes", "CanvasScenes", "CanvasMath", "TestSupport", "GoldenScenes", "CanvasGoldensTesting",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CanvasFoundationTests", dependencies: ["Canvas", "CanvasCards", "CanvasFoundation", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CanvasRequestsTests",
      dependencies: [
        "CanvasVegaLite",
        "Canvas", "CanvasCLibrary", "CanvasCards", "CanvasCharts", "CanvasNotes", "CanvasPrint", "CanvasRequests",
        "CanvasSVG", "CanvasScenes", "CanvasTables", "TestSupport", "CanvasGoldensTesting",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CanvasBatchTests", dependencies: ["Canvas", "CanvasBatch", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "CanvasGoldensTests",
      dependencies: [
        "Canvas", "CanvasGoldens",
        "CanvasKernels", "CanvasCLibrary", "CanvasMath", "CanvasGoldensTesting", "CanvasGoldensXCTest", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "EaselSharedTests",
      dependencies: [
        "Canvas", "CanvasRequests", "EaselShared",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict),
    // Most of the tool's tests run it as a whole. Those of cards and boards, and of its streams, files and jobs, compile
    // beside those of its other commands.
    .testTarget(
      name: "EaselCardsTests",
      dependencies: [
        "Canvas", "CanvasCards", "CanvasPrint", "CanvasScenes", "EaselCommands", "EaselShared", "easel",
        "EaselTestSupport", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "EaselRunningTests",
      dependencies: [
        "Canvas", "CanvasCLibrary", "CanvasRequests", "CanvasSystem", "EaselCommands", "easel", "EaselTestSupport",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "EaselComparisonTests",
      dependencies: [
        "Canvas", "EaselCommands", "EaselShared", "EaselComparison", "easel", "EaselTestSupport", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "EaselCommandsTests",
      dependencies: [
        "Canvas", "CanvasCards", "CanvasPrint", "CanvasScenes", "CanvasTables",
        "Articles", "EaselCommands", "EaselShared", "easel", "CanvasRequests", "CanvasTemplates",
        "CanvasWorkbooks", "EaselTestSupport", "TestSupport", "GoldenScenes", "CanvasGoldensTesting",
      ],
      exclude: ["Help"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)

// `TESTS=CanvasPrintTests,CanvasSVGTests` leaves only these tests. SwiftPM makes one bundle of all, so a build of one
// target's tests would wait for all others.
if let tests = Context.environment["TESTS"]?.split(separator: ",").map(String.init) {
  package.targets.removeAll { $0.type == .test && !tests.contains($0.name) }
}

// Timings of whole jobs and of stages, which `BENCHMARKS=1` adds: only checks and measurements need them, so other builds
// don't wait for them.
if Context.environment["BENCHMARKS"] != nil {
  package.targets.append(
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Canvas", "CanvasCLibrary", "CanvasPDF", "CanvasSVG", "CanvasCards", "CanvasTables", "CanvasCharts",
        "CanvasVegaLite", "CanvasGoldens", "CanvasMath",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Results.md"], swiftSettings: strict))
}
