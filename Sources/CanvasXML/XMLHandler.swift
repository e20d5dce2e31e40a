/// Receives the elements and texts of an XML file in their order.
package protocol XMLHandler: AnyObject {
  /// What stops the reader.
  associatedtype Failure: Error

  func start(_ name: XMLName, _ attributes: XMLAttributes) throws(Failure)
  func end(_ name: XMLName) throws(Failure)
  /// Receives a text, perhaps in several pieces.
  func text(_ bytes: UnsafeRawBufferPointer) throws(Failure)
}

/// What a reader refuses, where it is.
package struct XMLRefusal: Error, Sendable {
  /// The line and the column, both from 1; nil for a file as a whole.
  package var place: (line: Int, column: Int)?
  package var found: String
  package var allowed: String
  /// Whether the text is not XML, rather than beyond a limit.
  package var isMalformed = false
}

/// What a reader takes.
package struct XMLLimits: Sendable {
  /// How deep elements may be inside of each other.
  package var depth: Int
  /// The maximum number of bytes of a tag or a comment. expat reads unfinished ones from their start with each piece.
  package var tokenByteCount = 1 << 20
  /// Whether names have their namespace in front, and a prefix without one is an error.
  package var hasNamespaces = false
  /// Whether a document type may stand at the start. Only it declares entities. expat limits what they become to 100
  /// times the file, and nothing is read from outside of it.
  package var allowsDocumentType = false

  /// Whether the bytes are UTF-8, whatever the file declares.
  package var isUTF8 = false

  package init(depth: Int) { self.depth = depth }
}
