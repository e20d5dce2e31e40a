/// Transparency layers.
extension DrawingContext {
  /// Draws into a transparent layer, then draws the layer onto the context.
  ///
  /// The alpha, blend mode, shadow and clip of the context apply once, to the layer as a whole. Inside the layer,
  /// drawing begins with alpha 1, the blend mode `normal` and no shadow; all other state is kept. The state is
  /// restored afterwards.
  ///
  ///     context.alpha = 0.5
  ///     context.withTransparencyLayer {
  ///       context.fill(body)
  ///       context.fill(arm)      // does not show through the body
  ///     }
  ///
  /// - Parameters:
  ///   - rect: The area of the layer, in user space; nil for the whole clip. A small area costs less.
  ///   - alpha: The alpha of the layer, which is multiplied with that of the context.
  ///   - body: Draws the layer's content, on the same context.
  /// - Throws: Rethrows errors of `body`; the layer is not drawn then. If there is not enough memory for the layer,
  ///   it is not drawn either.
  public func withTransparencyLayer<R, E: Error>(
    in rect: Rect? = nil, alpha: Double = 1, _ body: () throws(E) -> R
  ) throws(E) -> R {
    let asked = rect.map { PixelRect(covering: $0.applying(state.deviceTransform)) } ?? .everything
    let alpha = alpha > 0 ? min(alpha, 1) : 0
    // Drawing in the layer may ask for its bounds.
    let clip = exactClip
    let byteCount = byteCount(ofLayerOver: asked, in: clip)
    defer { Meter.current?.release(byteCount ?? 0) }
    let area = byteCount == nil ? .empty : asked
    guard let recorder else { return try withLayer(over: area, alpha: alpha, body) }
    let result = try withGState { () throws(E) -> R in
      state.style.clip = clip
      let (visible, casting, _) = pixels(ofLayerOver: area, in: clip)
      recorder.beginLayer(over: visible.union(casting))
      enterLayer(over: visible.union(casting))
      do throws(E) {
        return try body()
      } catch {
        recorder.endLayer()
        throw error
      }
    }
    recorder.add(.layer(recorder.endLayer(), area: rect, alpha: alpha), state)
    return result
  }

  /// Runs `body` in a layer over these pixels. The context's alpha, blend mode and shadow apply to the layer as a
  /// whole.
  func withLayer<R, E: Error>(over area: PixelRect, alpha: Double, _ body: () throws(E) -> R) throws(E) -> R {
    let layer = openLayer(over: area)
    let result = try withGState { () throws(E) -> R in
      enterLayer(over: layer.isOpen ? surfaces.last?.bounds ?? .empty : .empty)
      do throws(E) {
        return try body()
      } catch {
        if layer.isOpen { surfaces.removeLast() }
        throw error
      }
    }
    close(layer, alpha: alpha)
    return result
  }

  private struct OpenLayer {
    let outer: GraphicsState
    let shadow: DeviceShadow?
    let visible: PixelRect
    /// The pixels that can cast a shadow into the clip.
    let casting: PixelRect
    /// False if there is not enough memory.
    let isOpen: Bool
  }

  private func openLayer(over area: PixelRect) -> OpenLayer {
    var (visible, casting, shadow) = pixels(ofLayerOver: area, in: state.style.clip)
    var isOpen = openSurface(over: visible.union(casting))
    if !isOpen {
      casting = .empty
      isOpen = openSurface(over: visible)
    }
    return OpenLayer(outer: state, shadow: shadow, visible: visible, casting: casting, isOpen: isOpen)
  }

  // The pixels of a layer that are visible, and those outside of the clip that can cast a shadow into it.
  private func pixels(
    ofLayerOver area: PixelRect, in clip: Clip
  ) -> (visible: PixelRect, casting: PixelRect, shadow: DeviceShadow?) {
    let clip = clip.bounds
    let shadow = state.style.shadow.flatMap { DeviceShadow($0, scale: scale, kernels: kernels) }
    return (area.intersection(clip), shadow.map { $0.sources(of: clip).intersection(area) } ?? .empty, shadow)
  }

  private func enterLayer(over bounds: PixelRect) {
    state.style.alpha = 1
    state.style.blendMode = .normal
    state.style.shadow = nil
    state.style.clip = Clip(bounds: bounds)
    state.recordedClip = -1
  }

  private func close(_ layer: OpenLayer, alpha: Double) {
    guard layer.isOpen else { return }
    var surface = surfaces.removeLast()
    let drawn = SurfaceRows(pixels: surface.pixels, bounds: surface.bounds)
    state.style.shadow = nil
    state.style.alpha *= alpha
    if let shadow = layer.shadow {
      let rows = ShadowRows(of: drawn, in: layer.casting, shadow, visible: layer.outer.style.clip.bounds)
      render(.rect(RectShape(rows.bounds.rect)), with: .rows(rows))
    }
    render(.rect(RectShape(layer.visible.rect)), with: .rows(drawn))
    state = layer.outer
  }

  // Adds a transparent surface over these pixels. Returns false if there are none, or too many.
  private func openSurface(over bounds: PixelRect) -> Bool {
    guard !bounds.isEmpty, let surface = try? Surface(bounds: bounds) else { return false }
    surfaces.append(surface)
    return true
  }

  // Takes the pixels of a layer and of its shadow. They are counted where a layer is asked for and not where its pixels
  // are drawn, which several threads do in bands: the meter must refuse the same pictures with one thread and with many.
  // Returns the bytes that the layer holds until it is drawn, or nil if it is refused.
  private func byteCount(ofLayerOver area: PixelRect, in clip: Clip) -> Double? {
    guard let meter = Meter.current else { return 0 }
    let (visible, casting, shadow) = pixels(ofLayerOver: area, in: clip)
    // PDF and SVG files may have fewer.
    let pageArea = size.width * size.height * scale * scale
    let share = drawsPixels ? 1 : min(Meter.Limits.pagePixelCount / pageArea, 1)
    let area = visible.union(casting).area * share
    let reach = (shadow.map { casting.outset(by: $0.blur.reach).area } ?? 0) * share
    guard meter.take(area, .layerPixels), meter.take(reach, .shadowPixels), meter.hold(area * 4) else { return nil }
    return area * 4
  }
}
