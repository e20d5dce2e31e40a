// From a mask to pixels.

INLINE void blend_mask_bytes(uint32_t *pixels, uint64_t bytes, shaded color, bool is_opaque, u32x8 source) {
  if (bytes == 0) return;
  if (bytes == ~(uint64_t)0 && is_opaque) store(pixels, source);
  else blend_shaded(pixels, color, bytes_to_lanes(bytes));
}

static void color_mask(const ck_mask *mask, const ck_target *target, uint32_t pixel) {
  const shaded color = make_shaded(pixel);
  const u32x8 source = pixel;
  const bool is_opaque = pixel >> 24 == 255;
  const size_t eights = mask->width & ~(size_t)7, rest = mask->width & 7, room = target->room - eights;
  const uint64_t last = ((uint64_t)1 << 8 * rest) - 1;
  const uint8_t *coverage = mask->coverage;
  uint32_t *pixels = target->pixels;
  for (size_t rows = mask->rows; rows > 0; rows--, coverage += mask->stride, pixels += target->stride) {
    for (size_t x = 0; x < eights; x += 8)
      blend_mask_bytes(pixels + x, load_bytes(coverage + x), color, is_opaque, source);
    if (rest == 0) continue;
    const uint64_t bytes = load_bytes(coverage + eights) & last;
    if (room >= 8) blend_mask_bytes(pixels + eights, bytes, color, is_opaque, source);
    else if (bytes != 0) blend_last_shaded(pixels + eights, rest, room, color, bytes_to_lanes(bytes));
  }
}
