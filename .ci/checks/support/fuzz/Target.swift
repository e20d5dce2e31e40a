import Canvas

/// What one input of the fuzzer is given to. Whatever the bytes are, nothing may stop the program.
struct Target: Sendable {
  let name: String
  /// The processor's seconds that an input may take under the sanitizer, which slows things down six times and more.
  var mostSeconds = 3.0
  /// Where the fuzzer begins.
  let seeds: @Sendable () throws -> [[UInt8]]
  let run: @Sendable ([UInt8]) throws -> Void
}

extension Target {
  static let all: [Target] = [
    .drawing, .vector, .png, .jpeg, .webP, .fonts, .text, .tables, .workbooks, .specs,
    .templates, .documents, .svg, .paths, .comparison,
  ]
}

extension Target {
  /// Whichever of them the first line names: to count what the inputs of all reach together.
  static let named = Target(
    name: "all", mostSeconds: .infinity, seeds: { [] },
    run: { bytes in
      let name = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
      try all.first { $0.name == name }?.run(Array(bytes.dropFirst(name.utf8.count + 1)))
    })
}

/// Ends the process where something that was promised does not hold; the fuzzer keeps the input.
func require(_ holds: Bool, _ promise: @autoclosure () -> String) {
  guard holds else { fatalError(promise()) }
}

/// The bytes of an input, from the front: choices first, then what they are about.
struct Input {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  /// The next byte; 0 where none is left.
  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }
  mutating func number(below bound: Int) -> Int { Int(byte()) % bound }
  mutating func chance() -> Bool { byte() & 1 == 1 }
  mutating func element<Element>(of array: [Element]) -> Element { array[number(below: array.count)] }
}

/// A picture of a target's own, small, so that drawing takes no time.
func drawn(_ size: Size = Size(width: 48, height: 32), _ drawing: (DrawingContext) throws -> Void) throws {
  _ = try Image(size: size, drawing: drawing)
}
