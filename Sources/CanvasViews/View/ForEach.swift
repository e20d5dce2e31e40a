/// A view for each element of a collection.
///
///     VStack {
///       ForEach(rows) { row in
///         HStack { Text(row.name); Spacer(); Text(row.price) }
///       }
///     }
///
/// Elements need no identity, because the picture is drawn once.
public struct ForEach<Elements: RandomAccessCollection & Sendable, Content: View>: View, PrimitiveView {
  let elements: Elements
  let content: @Sendable (Elements.Element) -> Content

  /// Views of elements.
  ///
  /// - Parameters:
  ///   - elements: The elements, such as an array or a range.
  ///   - content: Makes the view of an element.
  public init(_ elements: Elements, @ViewBuilder content: @escaping @Sendable (Elements.Element) -> Content) {
    self.elements = elements
    self.content = content
  }

  /// Views of elements, as SwiftUI spells it for those without an identity of their own.
  ///
  /// - Parameters:
  ///   - elements: The elements, such as an array or a range.
  ///   - id: What identifies an element. It has no effect.
  ///   - content: Makes the view of an element.
  public init<ID>(
    _ elements: Elements, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping @Sendable (Elements.Element) -> Content
  ) {
    self.init(elements, content: content)
  }

  /// The view itself.
  public var body: Self { return self }

  func append(to list: inout [ViewNode], in builder: GraphBuilder) {
    for element in elements {
      guard builder.hasRoom else { return builder.noteCount() }
      builder.append(content(element), to: &list)
    }
  }
}
