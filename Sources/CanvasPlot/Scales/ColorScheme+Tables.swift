extension ColorScheme {
  /// Lists of colours for names. Each line has a name and the colours, six hexadecimal digits each.
  static let categoryTable = """
    tableau10 4c78a8f58518e4575672b7b254a24beeca3bb279a2ff9da69d755dbab0ac
    tableau20 4c78a89ecae9f58518ffbf7954a24b88d27ab79a20f2cf5b43989483bcb6e45756ff9d9879706ebab0acd67195fcbfd2b279a2\
    d6a5c99e765fd8b5a5
    category10 1f77b4ff7f0e2ca02cd627289467bd8c564be377c27f7f7fbcbd2217becf
    accent 7fc97fbeaed4fdc086ffff99386cb0f0027fbf5b17666666
    dark2 1b9e77d95f027570b3e7298a66a61ee6ab02a6761d666666
    paired a6cee31f78b4b2df8a33a02cfb9a99e31a1cfdbf6fff7f00cab2d66a3d9affff99b15928
    pastel1 fbb4aeb3cde3ccebc5decbe4fed9a6ffffcce5d8bdfddaecf2f2f2
    pastel2 b3e2cdfdcdaccbd5e8f4cae4e6f5c9fff2aef1e2cccccccc
    set1 e41a1c377eb84daf4a984ea3ff7f00ffff33a65628f781bf999999
    set2 66c2a5fc8d628da0cbe78ac3a6d854ffd92fe5c494b3b3b3
    set3 8dd3c7ffffb3bebadafb807280b1d3fdb462b3de69fccde5d9d9d9bc80bdccebc5ffed6f
    category20 1f77b4aec7e8ff7f0effbb782ca02c98df8ad62728ff98969467bdc5b0d58c564bc49c94e377c2f7b6d27f7f7fc7c7c7bcbd22\
    dbdb8d17becf9edae5
    category20b 393b795254a36b6ecf9c9ede6379398ca252b5cf6bcedb9c8c6d31bd9e39e7ba52e7cb94843c39ad494ad6616be7969c\
    7b4173a55194ce6dbdde9ed6
    category20c 3182bd6baed69ecae1c6dbefe6550dfd8d3cfdae6bfdd0a231a35474c476a1d99bc7e9c0756bb19e9ac8bcbddcdadaeb\
    636363969696bdbdbdd9d9d9
    observable10 4269d0efb118ff725c6cc5b03ca951ff8ab7a463f297bbf59c6b4e9498a0
    """

  /// Ramps with a middle, and round ramps. Each line has a name and the colours at equal distances.
  static let oppositeTable = """
    blueorange 134b852f78b35da2cb9dcae1d2e5eff2f0ebfce0bafbbf74e8932fc5690d994a07
    brownbluegreen 704108a0651ac79548e3c78af3e6c6eef1eac9e9e48ed1c74da79e187a72025147
    purplegreen 5b1667834792a67fb6c9aed3e6d6e8eff0efd9efd5aedda971bb75368e490e5e29
    pinkyellowgreen 8e0152c0267edd72adf0b3d6faddedf5f3efe1f2cab6de8780bb474f9125276419
    purpleorange 4114696647968f83b7b9b4d6dadbebf3eeeafce0bafbbf74e8932fc5690d994a07
    redblue 8c0d25bf363adf745ef4ae91fbdbc9f2efeed2e5ef9dcae15da2cb2f78b3134b85
    redgrey 8c0d25bf363adf745ef4ae91fcdccbfaf4f1e2e2e2c0c0c0969696646464343434
    redyellowblue a50026d4322cf16e43fcac64fedd90faf8c1dcf1ecabd6e875abd04a74b4313695
    redyellowgreen a50026d4322cf16e43fcac63fedd8df9f7aed7ee8ea4d86e64bc6122964f006837
    spectral 9e0142d13c4bf0704afcac63fedd8dfbf8b0e0f3a1a9dda269bda94288b55e4fa2
    rainbow 6e40aa883eb1a43db3bf3cafd83fa4ee4395fe4b83ff576eff6659ff7847ff8c38f3a130e2b72fcfcc36bee044aff05b8ff457\
    6ff65b52f6673af27828ea8d1ddfa319d0b81cbecb23abd82f96e03d82e14c6edb5a5dd0664dbf6e40aa
    sinebow ff4040fc582af47218e78d0bd5a703bfbf00a7d5038de70b72f41858fc2a40ff402afc5818f4720be78d03d5a700bfbf03a7d5\
    0b8de71872f42a58fc4040ff582afc7218f48d0be7a703d5bf00bfd503a7e70b8df41872fc2a58ff4040
    """
}
