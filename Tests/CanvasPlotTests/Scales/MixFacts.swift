/// Facts of Vega 6.2.
enum MixFacts {
  /// A way to mix, colours, and the mix at 0, 0.1, 0.25, 0.4, 0.5, 0.6, 0.75, 0.9 and 1.
  static let mixes = #"""
    rgb #4c78a8,orange,#14c85a 4c78a8708186a68f54db9c22ffa500d0ac128ab72d43c14814c85a
    rgb white,darkred fffffff3e6e6e2bfbfd19999c58080b96666a84040971a1a8b0000
    rgb black,gold,white 000000332b00806c00ccac00ffd700ffdf33ffeb80fff7ccffffff
    rgb red,blue ff0000e6001abf00409900668000806600994000bf1a00e60000ff
    rgb #7f7f7f,magenta,lime 7f7f7f996699bf40bfe519e5ff00ffcc33cc80808033cc3300ff00
    hsl #4c78a8,orange,#14c85a 4c78a83db9b227d335bced10ffa500f3f20573e30b11d21814c85a
    hsl white,darkred ffffffffdadaffa2a2ff6b6bff4545ff2020e80000b000008b0000
    hsl black,gold,white 000000332b00806c00ccac00ffd700ffdf33ffeb80fff7ccffffff
    hsl red,blue ff0000ff0033ff0080ff00ccff00ffcc00ff8000ff3300ff0000ff
    hsl #7f7f7f,magenta,lime 7f7f7f996699bf40bfe519e5ff00ff6600ff0080ff00ff9900ff00
    hsl-long #4c78a8,orange,#14c85a 4c78a83db9b227d335bced10ffa500f3f20573e30b11d21814c85a
    hsl-long white,darkred ffffffffdadaffa2a2ff6b6bff4545ff2020e80000b000008b0000
    hsl-long black,gold,white 000000332b00806c00ccac00ffd700ffdf33ffeb80fff7ccffffff
    hsl-long red,blue ff0000ff6600ffff0066ff0000ff0000ff6600ffff0066ff0000ff
    hsl-long #7f7f7f,magenta,lime 7f7f7f996699bf40bfe519e5ff00ff6600ff0080ff00ff9900ff00
    hcl #4c78a8,orange,#14c85a 4c78a88579c3e869b1ff7960ffa500dcb200a4bf0063c63814c85a
    hcl white,darkred ffd5afffc09cffa27fff8464f87153e25e42c14029a020118b0000
    hcl black,gold,white 2c00004128007e6400caa700ffd700ffde16ffe92afff338fffb41
    hcl red,blue ff0000ff0025ff0048ff006cf50086e300a1bb00c87a00ec0000ff
    hcl #7f7f7f,magenta,lime 7f7f7f9b7798c266bee745e5ff00ffff00a4ff7100c8d60000ff00
    hcl-long #4c78a8,orange,#14c85a 4c78a80091b200ae7b9bb706ffa500dcb200a4bf0063c63814c85a
    hcl-long white,darkred ffd5afffc09cffa27fff8464f87153e25e42c14029a020118b0000
    hcl-long black,gold,white 2c00004128007e6400caa700ffd700ffde16ffe92afff338fffb41
    hcl-long red,blue ff0000ca5800557f00008600008240007c960072ff0054ff0000ff
    hcl-long #7f7f7f,magenta,lime 7f7f7f9b7798c266bee745e5ff00ff5191ff00daff00f9ae00ff00
    lab #4c78a8,orange,#14c85a 4c78a87f8191b48e6ce29c40ffa500e1af20afbb396fc44d14c85a
    lab white,darkred fffffff7e7e3eac4b9dba191cf8a77c3735eb0503b9a2a198b0000
    lab black,gold,white 000000322a11786518c7a814ffd700ffdf55ffea98fff7d6ffffff
    lab red,blue ff0000f4002ae3004fd00071c10088b0009f9100c26000e60000ff
    lab #7f7f7f,magenta,lime 7f7f7f9b7798c266bee745e5ff00ffee70dbc9b1a389e26200ff00
    cubehelix #4c78a8,orange,#14c85a 4c78a829a0a324d24d91ca00ffa500c1ba0067d10028d33114c85a
    cubehelix white,darkred ffffffffd2d2ff9797ff6666ff4a4aff3333ff1818c306068b0000
    cubehelix black,gold,white 000000543200b27700edb300ffd700ffdf2bffec73fff7c4ffffff
    cubehelix red,blue ff0000ff001fff005eff00a5ee00d1c700f57d00ff2f00ff0000ff
    cubehelix #7f7f7f,magenta,lime 7f7f7f9a659ac13ec1e718e7ff00ff9435ff00acff00fd7c00ff00
    cubehelix-long #4c78a8,orange,#14c85a 4c78a829a0a324d24d91ca00ffa500c1ba0067d10028d33114c85a
    cubehelix-long white,darkred ffffffffd2d2ff9797ff6666ff4a4aff3333ff1818c306068b0000
    cubehelix-long black,gold,white 000000543200b27700edb300ffd700ffdf2bffec73fff7c4ffffff
    cubehelix-long red,blue ff0000ff001fff005eff00a5ee00d1c700f57d00ff2f00ff0000ff
    cubehelix-long #7f7f7f,magenta,lime 7f7f7f9a659ac13ec1e718e7ff00ff9435ff00acff00fd7c00ff00
    """#
}
