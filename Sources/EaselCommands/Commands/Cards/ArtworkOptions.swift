internal import ArgumentParser
internal import CanvasRequests
internal import EaselShared

/// The user's own pictures on cards; `card`, `deck`, `sheet` and boards with cards have these options.
struct ArtworkOptions: MemberOptions {
  @Option(CardArtworkSettings.faces, completion: .directory) var faces
  @Flag(CardArtworkSettings.facesCover) var facesCover = false
  @Flag(CardArtworkSettings.facesInset) var facesInset = false
  @Option(CardArtworkSettings.backPicture, completion: .file(extensions: ["png", "jpg", "jpeg"])) var backPicture
  @Option(CardArtworkSettings.faceScale) var faceScale

  var changes: [RequestMember<CardArtworkSettings>.Change?] {
    [
      faces, CardArtworkSettings.facesCover.ifOn(facesCover), CardArtworkSettings.facesInset.ifOn(facesInset),
      backPicture, faceScale,
    ]
  }
}
