/// One thing to draw: which pixels, with what, and how both meet what is there.
struct DrawCommand {
  let shape: Shape
  let paint: DevicePaint
  let style: CompositeStyle
}
