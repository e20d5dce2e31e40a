/// The name of an element, valid during a call. A prefix doesn't count: some programs write `x:row` for `row`.
package struct XMLName {
  private let whole: UnsafePointer<CChar>
  private let start: UnsafePointer<CChar>

  init(_ name: UnsafePointer<CChar>) {
    var start = name
    var place = name
    while place.pointee != 0 {
      if place.pointee == 0x3A { start = place + 1 }
      place += 1
    }
    (whole, self.start) = (name, start)
  }

  package static func == (name: XMLName, text: StaticString) -> Bool {
    var place = name.start
    for index in 0..<text.utf8CodeUnitCount {
      guard UInt8(bitPattern: place.pointee) == text.utf8Start[index] else { return false }
      place += 1
    }
    return place.pointee == 0
  }

  /// For `switch`.
  package static func ~= (text: StaticString, name: XMLName) -> Bool { name == text }

  /// The name without its prefix, or its namespace.
  package var local: String { String(cString: start) }

  /// The namespace with a colon, if the reader knows namespaces, otherwise the prefix with a colon; empty if there is none.
  package var qualifier: String {
    String(decoding: UnsafeRawBufferPointer(start: whole, count: start - whole), as: UTF8.self)
  }
}

/// The attributes of an element, valid during a call.
package struct XMLAttributes {
  private let pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>?

  init(_ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>?) { self.pairs = pairs }

  /// Calls `body` with the name and the value of each attribute, in their order.
  package func forEach(_ body: (XMLName, UnsafePointer<CChar>) -> Void) {
    guard var pair = pairs else { return }
    while let key = pair[0], let value = pair[1] {
      body(XMLName(key), value)
      pair += 2
    }
  }

  /// The value of an attribute without its prefix, as bytes. Nil if there is none.
  package func bytes(_ name: StaticString) -> UnsafeBufferPointer<UInt8>? {
    guard var pair = pairs else { return nil }
    while let key = pair[0], let value = pair[1] {
      if XMLName(key) == name {
        var count = 0
        while value[count] != 0 { count += 1 }
        return UnsafeRawBufferPointer(start: value, count: count).bindMemory(to: UInt8.self)
      }
      pair += 2
    }
    return nil
  }

  package func text(_ name: StaticString) -> String? { bytes(name).map { String(decoding: $0, as: UTF8.self) } }

  /// A whole number of at most nine digits, or nil.
  package func number(_ name: StaticString) -> Int? { bytes(name).flatMap { Self.number($0) } }

  /// The whole number of a text with at most nine digits, or nil.
  package static func number(_ bytes: some Collection<UInt8>) -> Int? {
    guard (1...9).contains(bytes.count) else { return nil }
    var number = 0
    for byte in bytes {
      guard byte &- 0x30 < 10 else { return nil }
      number = number * 10 + Int(byte &- 0x30)
    }
    return number
  }

  /// Whether an attribute is true; false if there is none.
  package func flag(_ name: StaticString) -> Bool {
    guard let bytes = bytes(name) else { return false }
    return bytes.elementsEqual("1".utf8) || bytes.elementsEqual("true".utf8)
  }
}
