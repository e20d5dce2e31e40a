/// Facts of Vega 6.2.
enum MixFacts {
  /// A way to mix, gamma, colours, and the mix at 0, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9 and 1.
  static let mixes = #"""
    rgb 1 #4c78a8,orange,#14c85a 4c78a8708186a68f54db9c22ffa500d0ac128ab72d43c14814c85a
    rgb 1 white,darkred fffffff3e6e6e2bfbfd19999c58080b96666a84040971a1a8b0000
    rgb 1 black,gold,white 000000332b00806c00ccac00ffd700ffdf33ffeb80fff7ccffffff
    rgb 1 red,blue ff0000e6001abf00409900668000806600994000bf1a00e60000ff
    rgb 1 #7f7f7f,magenta,lime 7f7f7f996699bf40bfe519e5ff00ffcc33cc80808033cc3300ff00
    rgb 2.2 #4c78a8,orange,#14c85a 4c78a8898398c0917be89d51ffa500e7ad2bbab8427cc25114c85a
    rgb 2.2 white,darkred fffffff6f3f3e8e0e0dacacacfbabac4a8a8b188889c5a5a8b0000
    rgb 2.2 black,gold,white 0000007b6700ba9d00e6c200ffd700ffe07bffecbafff8e6ffffff
    rgb 2.2 red,blue ff0000f3005ae00088ca00a8ba00baa800ca8800e05a00f30000ff
    rgb 2.2 #7f7f7f,magenta,lime 7f7f7fa373a3cb5dcbec3decff00ffe67be6bababa7be67b00ff00
    hsl 1 #4c78a8,orange,#14c85a 4c78a83db9b227d335bced10ffa500f3f20573e30b11d21814c85a
    hsl 1 white,darkred ffffffffdadaffa2a2ff6b6bff4545ff2020e80000b000008b0000
    hsl 1 black,gold,white 000000332b00806c00ccac00ffd700ffdf33ffeb80fff7ccffffff
    hsl 1 red,blue ff0000ff0033ff0080ff00ccff00ffcc00ff8000ff3300ff0000ff
    hsl 1 #7f7f7f,magenta,lime 7f7f7f996699bf40bfe519e5ff00ff6600ff0080ff00ff9900ff00
    hsl-long 1 #4c78a8,orange,#14c85a 4c78a83db9b227d335bced10ffa500f3f20573e30b11d21814c85a
    hsl-long 1 white,darkred ffffffffdadaffa2a2ff6b6bff4545ff2020e80000b000008b0000
    hsl-long 1 black,gold,white 000000332b00806c00ccac00ffd700ffdf33ffeb80fff7ccffffff
    hsl-long 1 red,blue ff0000ff6600ffff0066ff0000ff0000ff6600ffff0066ff0000ff
    hsl-long 1 #7f7f7f,magenta,lime 7f7f7f996699bf40bfe519e5ff00ff6600ff0080ff00ff9900ff00
    hcl 1 #4c78a8,orange,#14c85a 4c78a88579c3e869b1ff7960ffa500dcb200a4bf0063c63814c85a
    hcl 1 white,darkred ffd5afffc09cffa27fff8464f87153e25e42c14029a020118b0000
    hcl 1 black,gold,white 2c00004128007e6400caa700ffd700ffde16ffe92afff338fffb41
    hcl 1 red,blue ff0000ff0025ff0048ff006cf50086e300a1bb00c87a00ec0000ff
    hcl 1 #7f7f7f,magenta,lime 7f7f7f9b7798c266bee745e5ff00ffff00a4ff7100c8d60000ff00
    hcl-long 1 #4c78a8,orange,#14c85a 4c78a80091b200ae7b9bb706ffa500dcb200a4bf0063c63814c85a
    hcl-long 1 white,darkred ffd5afffc09cffa27fff8464f87153e25e42c14029a020118b0000
    hcl-long 1 black,gold,white 2c00004128007e6400caa700ffd700ffde16ffe92afff338fffb41
    hcl-long 1 red,blue ff0000ca5800557f00008600008240007c960072ff0054ff0000ff
    hcl-long 1 #7f7f7f,magenta,lime 7f7f7f9b7798c266bee745e5ff00ff5191ff00daff00f9ae00ff00
    lab 1 #4c78a8,orange,#14c85a 4c78a87f8191b48e6ce29c40ffa500e1af20afbb396fc44d14c85a
    lab 1 white,darkred fffffff7e7e3eac4b9dba191cf8a77c3735eb0503b9a2a198b0000
    lab 1 black,gold,white 000000322a11786518c7a814ffd700ffdf55ffea98fff7d6ffffff
    lab 1 red,blue ff0000f4002ae3004fd00071c10088b0009f9100c26000e60000ff
    lab 1 #7f7f7f,magenta,lime 7f7f7f9b7798c266bee745e5ff00ffee70dbc9b1a389e26200ff00
    cubehelix 1 #4c78a8,orange,#14c85a 4c78a829a0a324d24d91ca00ffa500c1ba0067d10028d33114c85a
    cubehelix 1 white,darkred ffffffffd2d2ff9797ff6666ff4a4aff3333ff1818c306068b0000
    cubehelix 1 black,gold,white 000000543200b27700edb300ffd700ffdf2bffec73fff7c4ffffff
    cubehelix 1 red,blue ff0000ff001fff005eff00a5ee00d1c700f57d00ff2f00ff0000ff
    cubehelix 1 #7f7f7f,magenta,lime 7f7f7f9a659ac13ec1e718e7ff00ff9435ff00acff00fd7c00ff00
    cubehelix-long 1 #4c78a8,orange,#14c85a 4c78a829a0a324d24d91ca00ffa500c1ba0067d10028d33114c85a
    cubehelix-long 1 white,darkred ffffffffd2d2ff9797ff6666ff4a4aff3333ff1818c306068b0000
    cubehelix-long 1 black,gold,white 000000543200b27700edb300ffd700ffdf2bffec73fff7c4ffffff
    cubehelix-long 1 red,blue ff0000ff001fff005eff00a5ee00d1c700f57d00ff2f00ff0000ff
    cubehelix-long 1 #7f7f7f,magenta,lime 7f7f7f9a659ac13ec1e718e7ff00ff9435ff00acff00fd7c00ff00
    cubehelix 1.5 #4c78a8,orange,#14c85a 4c78a823999c19ca438bc600ffa500c4be006ed5082cd63514c85a
    cubehelix 1.5 white,darkred fffffffff0f0ffc8c8ff9696ff7474ff5353ff2929da0b0b8b0000
    cubehelix 1.5 black,gold,white 000000271700895600e0a300ffd700ffdb13ffe64efff4acffffff
    cubehelix 1.5 red,blue ff0000ff0022ff0066ff00b5ff00e7dd00ff8a00ff3200ff0000ff
    cubehelix 1.5 #7f7f7f,magenta,lime 7f7f7f9c679cc441c4e91ae9ff00ff8f30ff00a5ff00fa7800ff00
    """#
}
