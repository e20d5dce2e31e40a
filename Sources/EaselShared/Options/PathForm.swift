/// The form of an option or an argument with the name of a file or a folder.
package struct PathForm: Sendable {
  fileprivate let help: ArgumentHelp
  fileprivate var completion: CompletionKind?

  /// The name of a file, with the endings that a shell completes.
  package static func file(_ help: String, named name: String? = "file", _ endings: [String] = []) -> PathForm {
    PathForm(help: ArgumentHelp(help, valueName: name), completion: .file(extensions: endings))
  }

  package static func folder(_ help: String) -> PathForm {
    PathForm(help: ArgumentHelp(help, valueName: "folder"), completion: .directory)
  }

  /// A name that no shell completes.
  package static func any(_ help: String, named name: String) -> PathForm {
    PathForm(help: ArgumentHelp(help, valueName: name))
  }
}

extension Option where Value == String? {
  package init(_ form: PathForm, name: NameSpecification = .long) {
    self.init(name: name, help: form.help, completion: form.completion, transform: PathArgument.path)
  }
}

extension Option where Value == [String] {
  package init(wrappedValue: [String], _ form: PathForm) {
    self.init(
      wrappedValue: wrappedValue, help: form.help, completion: form.completion, transform: PathArgument.path)
  }
}

extension Argument where Value == String {
  package init(_ form: PathForm) {
    self.init(help: form.help, completion: form.completion, transform: PathArgument.path)
  }
}

extension Argument where Value == String? {
  package init(_ form: PathForm) {
    self.init(help: form.help, completion: form.completion, transform: PathArgument.path)
  }
}
