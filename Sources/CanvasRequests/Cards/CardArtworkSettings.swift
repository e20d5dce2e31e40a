/// The user's own pictures on cards. `CardPictures` describes how they are fitted.
public struct CardArtworkSettings: RequestPart {
  /// The folder of pictures for faces and back, or nil for none.
  public var faces: String?
  /// Whether each picture fills its face, or nil if its ratio decides. Not `.automatic`.
  public var faceMode: CardPictures.FaceMode?
  /// The picture of the back, instead of the folder's.
  public var backPicture: String?
  /// The size of the pictures as a fraction of the card, or nil for 0.75.
  public var faceScale: Double?

  /// No pictures.
  public init() {}

  package static let faces = RequestMember<CardArtworkSettings>(
    "faces", \.faces, .folder, value: "folder",
    help: """
      Folder with PNG, JPEG, WebP or SVG pictures for faces and back: JS.png, "J♠️.jpg", heart_king.svg, back.png; or one \
      SVG file with a deck, whose elements have such names. They are never stretched.
      """,
    example: "pictures")
  private static let modes = ["faces-cover", "faces-inset"]
  package static let facesCover = RequestMember<CardArtworkSettings>(
    flag: "faces-cover", of: modes, \.faceMode, is: .cover,
    help:
      """
      Fill the whole face with each picture from \(member: "faces"), cropped if its ratio differs. (default: only \
      with pictures with \
      the ratio of the card)
      """,
    with: ["faces": "pictures"])
  package static let facesInset = RequestMember<CardArtworkSettings>(
    flag: "faces-inset", of: modes, \.faceMode, is: .inset,
    help: "Never fill the whole face with a picture from \(member: "faces"). Draw the indices over the picture.",
    with: ["faces": "pictures"])
  package static let backPicture = RequestMember<CardArtworkSettings>(
    "back-picture", \.backPicture, .picture, value: "file",
    help: """
      PNG, JPEG, WebP or SVG picture for the back, instead of the one in \(member: "faces"); cropped if its ratio \
      differs.
      """,
    example: "picture.png")
  package static let faceScale = RequestMember<CardArtworkSettings>(
    "face-scale", \.faceScale, .factor, value: "factor",
    help: "Size of pictures from \(member: "faces"), as a fraction of the card. (default: 0.75)", example: 0.5,
    with: ["faces": "pictures"])

  public static let members = [
    Self.faces, Self.facesCover, Self.facesInset, Self.backPicture, Self.faceScale,
  ]

  /// Throws if members contradict each other.
  package func check() throws(RequestError) {
    if faces == nil { try refuse([Self.facesCover, Self.facesInset, Self.faceScale], "requires \(Self.faces)") }
    try refuseBoth(Self.facesCover, Self.faceScale)
  }
}
