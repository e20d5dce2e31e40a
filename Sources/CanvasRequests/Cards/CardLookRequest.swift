/// A request for cards that share a look.
package protocol CardLookRequest: Sendable {
  var design: CardDesignSettings { get set }
  var artwork: CardArtworkSettings { get set }
  var text: TextSettings { get set }
  var picture: PictureSettings { get set }
}

extension CardLookRequest {
  /// Throws if members about the look contradict each other.
  package func checkLook() throws(RequestError) {
    try design.check()
    try artwork.check()
    try text.check()
  }

  /// The members of the look.
  static var lookMembers: [RequestMember<Self>] {
    CardDesignSettings.members.within(\Self.design) + CardArtworkSettings.members.within(\Self.artwork)
      + TextSettings.members.within(\Self.text).map { $0.with(["style": "lecture"]) }
  }
}
