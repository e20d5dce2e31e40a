// Draws the pictures of a script by Cairo and compares them with ours: usage cairo_compare SCRIPT OURS [FOLDER].
//
// SCRIPT is what cairo_drawings.py writes, and says what it means. OURS holds for each picture its pixels (premultiplied
// R, G, B, A) and then a byte a pixel about edges, as `Benchmarks drawings` writes it: bit 0, some shape's coverage of
// the pixel is partial; bit 1, it is not the same, all or nothing, in all of the 3 × 3 pixels around. Where a gradient
// ends at an edge of its own (two circles' cone), bit 0 is set as bit 1 is.
//
// Cairo's (pixman's) hue, saturation, color and luminosity give pixels with more colour than alpha. In their place stands
// the formula of the W3C's "Compositing and Blending Level 1", on the bytes of Cairo's source and backdrop; how far Cairo
// is from it is printed. Its operators that are unbounded by themselves (in, out, dest-in, dest-atop) displace gradients
// and groups under a clip that is no rectangle: they are painted without a clip, then copied through it.
//
// A pixel is an edge pixel, and not compared, where either engine covers it partly and both have the shape's boundary
// within one pixel. All others are. With FOLDER, pictures that differ are written there as NAME-ours.png and so on.
#include <cairo.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TOLERANCE = 2, MAX_STOPS = 16, MAX_CATEGORIES = 32 };

static FILE *script;
static char word[64];

static void fail(const char *why) {
  fprintf(stderr, "cairo_compare: %s at '%s'\n", why, word);
  exit(66);
}

static bool next_word(void) { return fscanf(script, "%63s", word) == 1; }

static double number(void) {
  if (!next_word()) fail("the script ends");
  char *end;
  double value = strtod(word, &end);
  if (*end) fail("a number is needed");
  return value;
}

static int index_of(const char *const *names) {
  if (!next_word()) fail("the script ends");
  for (int i = 0; names[i]; i++)
    if (!strcmp(names[i], word)) return i;
  fail("unknown name");
  return 0;
}

static const char *const caps[] = {"butt", "round", "square", NULL};
static const char *const joins[] = {"miter", "round", "bevel", NULL};
static const char *const rules[] = {"nonzero", "evenodd", NULL};
static const char *const spreads[] = {"pad", "repeat", "reflect", NULL};
static const cairo_extend_t extends[] = {CAIRO_EXTEND_PAD, CAIRO_EXTEND_REPEAT, CAIRO_EXTEND_REFLECT};
static const char *const operators[] = {
    "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "softLight", "hardLight",
    "difference", "exclusion", "hue", "saturation", "color", "luminosity", "clear", "copy", "sourceIn", "sourceOut",
    "sourceAtop", "destinationOver", "destinationIn", "destinationOut", "destinationAtop", "xor", "plusLighter", NULL};
static const cairo_operator_t cairo_operators[] = {
    CAIRO_OPERATOR_OVER, CAIRO_OPERATOR_MULTIPLY, CAIRO_OPERATOR_SCREEN, CAIRO_OPERATOR_OVERLAY, CAIRO_OPERATOR_DARKEN,
    CAIRO_OPERATOR_LIGHTEN, CAIRO_OPERATOR_COLOR_DODGE, CAIRO_OPERATOR_COLOR_BURN, CAIRO_OPERATOR_SOFT_LIGHT,
    CAIRO_OPERATOR_HARD_LIGHT, CAIRO_OPERATOR_DIFFERENCE, CAIRO_OPERATOR_EXCLUSION, CAIRO_OPERATOR_HSL_HUE,
    CAIRO_OPERATOR_HSL_SATURATION, CAIRO_OPERATOR_HSL_COLOR, CAIRO_OPERATOR_HSL_LUMINOSITY, CAIRO_OPERATOR_CLEAR,
    CAIRO_OPERATOR_SOURCE, CAIRO_OPERATOR_IN, CAIRO_OPERATOR_OUT, CAIRO_OPERATOR_ATOP, CAIRO_OPERATOR_DEST_OVER,
    CAIRO_OPERATOR_DEST_IN, CAIRO_OPERATOR_DEST_OUT, CAIRO_OPERATOR_DEST_ATOP, CAIRO_OPERATOR_XOR, CAIRO_OPERATOR_ADD};

// One picture being drawn.
static int width, height;
static uint8_t *edges;
// The gradient in use, all white: where it has a place. NULL for a colour.
static cairo_pattern_t *white;

// The coverage of the clip, and how far Cairo's own result is from the formula.
static uint8_t *clip_coverage;
static int formula_difference;

static uint32_t *pixels_of(cairo_surface_t *surface, int *stride) {
  cairo_surface_flush(surface);
  *stride = cairo_image_surface_get_stride(surface) / 4;
  return (uint32_t *)cairo_image_surface_get_data(surface);
}

// Notes where the coverage, the alpha of a picture, is partial or changes.
static void note_edges(cairo_surface_t *surface, bool is_paint) {
  int stride;
  const uint32_t *p = pixels_of(surface, &stride);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      unsigned a = p[y * stride + x] >> 24;
      bool changes = a != 0 && a != 255;
      bool is_partial = changes;
      for (int j = y - 1; j <= y + 1; j++)
        for (int i = x - 1; i <= x + 1; i++)
          if (i >= 0 && j >= 0 && i < width && j < height && p[j * stride + i] >> 24 != a) changes = true;
      if (is_partial || (is_paint && changes)) edges[y * width + x] |= 1;
      if (changes) edges[y * width + x] |= 2;
    }
}

static double luminosity(const double c[3]) { return 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2]; }

static double minimum(const double c[3]) { return fmin(c[0], fmin(c[1], c[2])); }
static double maximum(const double c[3]) { return fmax(c[0], fmax(c[1], c[2])); }
static double saturation(const double c[3]) { return maximum(c) - minimum(c); }

static void set_luminosity(double c[3], double l) {
  double d = l - luminosity(c);
  for (int i = 0; i < 3; i++) c[i] += d;
  double n = minimum(c), x = maximum(c);
  for (int i = 0; i < 3 && n < 0; i++) c[i] = l + (c[i] - l) * l / (l - n);
  for (int i = 0; i < 3 && x > 1; i++) c[i] = l + (c[i] - l) * (1 - l) / (x - l);
}

static void set_saturation(double c[3], double s) {
  double low = minimum(c), high = maximum(c);
  for (int i = 0; i < 3; i++) c[i] = high > low ? (c[i] - low) * s / (high - low) : 0;
}

// B(Cb, Cs) of the four operators that take colours as a whole.
static void blend(cairo_operator_t op, const double cb[3], const double cs[3], double b[3]) {
  memcpy(b, op == CAIRO_OPERATOR_HSL_SATURATION || op == CAIRO_OPERATOR_HSL_LUMINOSITY ? cb : cs, 3 * sizeof *b);
  if (op == CAIRO_OPERATOR_HSL_HUE) set_saturation(b, saturation(cb));
  if (op == CAIRO_OPERATOR_HSL_SATURATION) set_saturation(b, saturation(cs));
  set_luminosity(b, luminosity(op == CAIRO_OPERATOR_HSL_LUMINOSITY ? cs : cb));
}

static bool takes_whole_colors(cairo_operator_t op) { return op >= CAIRO_OPERATOR_HSL_HUE; }

static void paint_by_formula(cairo_t *cr, double alpha);

// Paints the source over the whole clip, by a way round what Cairo does wrong.
static void paint(cairo_t *cr, double alpha) {
  cairo_operator_t op = cairo_get_operator(cr);
  if (takes_whole_colors(op)) {
    paint_by_formula(cr, alpha);
  } else if (op == CAIRO_OPERATOR_IN || op == CAIRO_OPERATOR_OUT || op == CAIRO_OPERATOR_DEST_IN ||
             op == CAIRO_OPERATOR_DEST_ATOP) {
    cairo_surface_t *copy = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    cairo_t *unclipped = cairo_create(copy);
    cairo_set_source_surface(unclipped, cairo_get_target(cr), 0, 0);
    cairo_paint(unclipped);
    cairo_matrix_t matrix;
    cairo_get_matrix(cr, &matrix);
    cairo_set_matrix(unclipped, &matrix);
    cairo_set_operator(unclipped, op);
    cairo_set_source(unclipped, cairo_get_source(cr));
    cairo_paint_with_alpha(unclipped, alpha);
    cairo_destroy(unclipped);
    cairo_identity_matrix(cr);
    cairo_set_source_surface(cr, copy, 0, 0);
    cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE);
    cairo_paint(cr);
    cairo_set_operator(cr, op);
    cairo_set_matrix(cr, &matrix);
    cairo_surface_destroy(copy);
  } else {
    cairo_paint_with_alpha(cr, alpha);
  }
}

// Paints the source over the whole picture as Cairo does, then puts what the formula gives in its place.
static void paint_by_formula(cairo_t *cr, double alpha) {
  cairo_operator_t op = cairo_get_operator(cr);
  size_t size = (size_t)width * (size_t)height;
  int stride;
  uint32_t *p = pixels_of(cairo_get_target(cr), &stride);
  uint32_t *backdrop = malloc(size * 4);
  for (int y = 0; y < height; y++) memcpy(backdrop + y * width, p + y * stride, (size_t)width * 4);
  cairo_paint_with_alpha(cr, alpha);
  cairo_surface_t *source = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *copy = cairo_create(source);
  cairo_matrix_t matrix;
  cairo_get_matrix(cr, &matrix);
  cairo_set_matrix(copy, &matrix);
  cairo_set_source(copy, cairo_get_source(cr));
  cairo_paint_with_alpha(copy, alpha);
  cairo_destroy(copy);
  int source_stride;
  const uint32_t *q = pixels_of(source, &source_stride);
  p = pixels_of(cairo_get_target(cr), &stride);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++) {
      double coverage = clip_coverage[y * width + x] / 255.0;
      uint32_t s = q[y * source_stride + x], d = backdrop[y * width + x], result = 0;
      double as = (s >> 24) / 255.0, ab = (d >> 24) / 255.0, cs[3], cb[3], b[3];
      for (int i = 0; i < 3; i++) {
        cs[i] = as > 0 ? (s >> 8 * i & 255) / 255.0 / as : 0;
        cb[i] = ab > 0 ? (d >> 8 * i & 255) / 255.0 / ab : 0;
      }
      // Blue is in the lowest byte; the formulas weigh red, green, blue.
      double rs[3] = {cs[2], cs[1], cs[0]}, rb[3] = {cb[2], cb[1], cb[0]};
      blend(op, rb, rs, b);
      for (int i = 0; i < 4; i++) {
        double c = i == 3 ? as + ab - as * ab
                          : as * (1 - ab) * cs[i] + as * ab * b[2 - i] + (1 - as) * ab * cb[i];
        c = c * coverage + (d >> 8 * i & 255) / 255.0 * (1 - coverage);
        uint32_t byte = (uint32_t)(c * 255 + 0.5);
        int difference = abs((int)byte - (int)(p[y * stride + x] >> 8 * i & 255));
        if (difference > formula_difference) formula_difference = difference;
        result |= byte << 8 * i;
      }
      p[y * stride + x] = result;
    }
  cairo_surface_mark_dirty(cairo_get_target(cr));
  cairo_surface_destroy(source);
  free(backdrop);
}

// Returns the shape's coverage, the alpha of a picture.
static cairo_surface_t *note_shape(cairo_t *cr, bool is_stroke) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *copy = cairo_create(surface);
  cairo_matrix_t matrix;
  cairo_get_matrix(cr, &matrix);
  cairo_set_matrix(copy, &matrix);
  cairo_set_tolerance(copy, cairo_get_tolerance(cr));
  cairo_path_t *path = cairo_copy_path(cr);
  cairo_append_path(copy, path);
  cairo_path_destroy(path);
  cairo_set_source_rgb(copy, 1, 1, 1);
  if (is_stroke) {
    double lengths[MAX_STOPS], phase;
    int count = cairo_get_dash_count(cr);
    if (count > MAX_STOPS) fail("too many dashes");
    cairo_get_dash(cr, lengths, &phase);
    cairo_set_dash(copy, lengths, count, phase);
    cairo_set_line_width(copy, cairo_get_line_width(cr));
    cairo_set_line_cap(copy, cairo_get_line_cap(cr));
    cairo_set_line_join(copy, cairo_get_line_join(cr));
    cairo_set_miter_limit(copy, cairo_get_miter_limit(cr));
    cairo_stroke(copy);
  } else {
    cairo_set_fill_rule(copy, cairo_get_fill_rule(cr));
    cairo_fill(copy);
  }
  note_edges(surface, false);
  cairo_destroy(copy);
  if (white) {
    cairo_surface_t *place = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    copy = cairo_create(place);
    cairo_set_matrix(copy, &matrix);
    cairo_set_source(copy, white);
    cairo_paint(copy);
    note_edges(place, true);
    cairo_destroy(copy);
    cairo_surface_destroy(place);
  }
  return surface;
}

static void set_gradient(cairo_t *cr, bool is_radial) {
  double p[6];
  for (int i = 0; i < (is_radial ? 6 : 4); i++) p[i] = number();
  cairo_pattern_t *patterns[2];
  for (int i = 0; i < 2; i++)
    patterns[i] = is_radial ? cairo_pattern_create_radial(p[0], p[1], p[2], p[3], p[4], p[5])
                            : cairo_pattern_create_linear(p[0], p[1], p[2], p[3]);
  cairo_extend_t extend = extends[index_of(spreads)];
  cairo_matrix_t matrix;
  double m[6];
  for (int i = 0; i < 6; i++) m[i] = number();
  cairo_matrix_init(&matrix, m[0], m[1], m[2], m[3], m[4], m[5]);
  // Cairo's pattern matrix goes from user space to the pattern's.
  if (cairo_matrix_invert(&matrix)) fail("a singular paint");
  int count = (int)number();
  for (int i = 0; i < count; i++) {
    double at = number(), r = number(), g = number(), b = number(), a = number();
    cairo_pattern_add_color_stop_rgba(patterns[0], at, r, g, b, a);
    cairo_pattern_add_color_stop_rgba(patterns[1], at, 1, 1, 1, 1);
  }
  for (int i = 0; i < 2; i++) {
    cairo_pattern_set_extend(patterns[i], extend);
    cairo_pattern_set_matrix(patterns[i], &matrix);
  }
  cairo_set_source(cr, patterns[0]);
  cairo_pattern_destroy(patterns[0]);
  if (white) cairo_pattern_destroy(white);
  white = patterns[1];
}

static cairo_surface_t *draw_picture(void) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create(surface);
  double alpha = 1, layer_alpha = 1;
  cairo_set_line_width(cr, 1);
  // Only edges see it; the default of a tenth of a pixel is coarse beside ours.
  cairo_set_tolerance(cr, 0.02);
  while (next_word() && strcmp(word, "end")) {
    if (!strcmp(word, "save")) cairo_save(cr);
    else if (!strcmp(word, "restore")) cairo_restore(cr);
    else if (!strcmp(word, "transform")) {
      double m[6];
      for (int i = 0; i < 6; i++) m[i] = number();
      cairo_matrix_t matrix;
      cairo_matrix_init(&matrix, m[0], m[1], m[2], m[3], m[4], m[5]);
      cairo_transform(cr, &matrix);
    } else if (!strcmp(word, "new")) cairo_new_path(cr);
    else if (!strcmp(word, "M")) { double x = number(), y = number(); cairo_move_to(cr, x, y); }
    else if (!strcmp(word, "L")) { double x = number(), y = number(); cairo_line_to(cr, x, y); }
    else if (!strcmp(word, "C")) {
      double p[6];
      for (int i = 0; i < 6; i++) p[i] = number();
      cairo_curve_to(cr, p[0], p[1], p[2], p[3], p[4], p[5]);
    } else if (!strcmp(word, "Z")) cairo_close_path(cr);
    else if (!strcmp(word, "color")) {
      double r = number(), g = number(), b = number(), a = number();
      cairo_set_source_rgba(cr, r, g, b, a);
      if (white) cairo_pattern_destroy(white);
      white = NULL;
    } else if (!strcmp(word, "linear")) set_gradient(cr, false);
    else if (!strcmp(word, "radial")) set_gradient(cr, true);
    else if (!strcmp(word, "width")) cairo_set_line_width(cr, number());
    else if (!strcmp(word, "cap")) cairo_set_line_cap(cr, (cairo_line_cap_t)index_of(caps));
    else if (!strcmp(word, "join")) cairo_set_line_join(cr, (cairo_line_join_t)index_of(joins));
    else if (!strcmp(word, "miter")) cairo_set_miter_limit(cr, number());
    else if (!strcmp(word, "dash")) {
      double phase = number(), lengths[MAX_STOPS];
      int count = (int)number();
      if (count > MAX_STOPS) fail("too many dashes");
      for (int i = 0; i < count; i++) lengths[i] = number();
      cairo_set_dash(cr, lengths, count, phase);
    } else if (!strcmp(word, "operator")) cairo_set_operator(cr, cairo_operators[index_of(operators)]);
    else if (!strcmp(word, "alpha")) alpha = number();
    else if (!strcmp(word, "fill")) {
      cairo_set_fill_rule(cr, (cairo_fill_rule_t)index_of(rules));
      cairo_surface_destroy(note_shape(cr, false));
      if (cairo_get_operator(cr) != CAIRO_OPERATOR_OVER) {
        // Pictures with operators fill all of the clip.
        cairo_new_path(cr);
        paint(cr, 1);
      } else {
        cairo_fill(cr);
      }
    } else if (!strcmp(word, "stroke")) {
      cairo_surface_destroy(note_shape(cr, true));
      cairo_stroke(cr);
    } else if (!strcmp(word, "clip")) {
      cairo_set_fill_rule(cr, (cairo_fill_rule_t)index_of(rules));
      cairo_surface_t *shape = note_shape(cr, false);
      int stride;
      const uint32_t *p = pixels_of(shape, &stride);
      for (int i = 0; i < width * height; i++) clip_coverage[i] = (uint8_t)(p[i / width * stride + i % width] >> 24);
      cairo_surface_destroy(shape);
      cairo_clip(cr);
    } else if (!strcmp(word, "layer")) {
      layer_alpha = alpha;
      cairo_push_group(cr);
      cairo_set_operator(cr, CAIRO_OPERATOR_OVER);
    } else if (!strcmp(word, "endlayer")) {
      cairo_pop_group_to_source(cr);
      paint(cr, layer_alpha);
    } else fail("unknown command");
  }
  if (white) cairo_pattern_destroy(white);
  white = NULL;
  if (cairo_status(cr)) fail(cairo_status_to_string(cairo_status(cr)));
  cairo_destroy(cr);
  return surface;
}

struct category {
  char name[64];
  long pictures, compared, painted, excluded, over;
  int largest, largest_at_edges;
};
static struct category categories[MAX_CATEGORIES];
static int category_count;

static struct category *category_named(const char *name) {
  for (int i = 0; i < category_count; i++)
    if (!strcmp(categories[i].name, name)) return &categories[i];
  if (category_count == MAX_CATEGORIES) fail("too many categories");
  strcpy(categories[category_count].name, name);
  return &categories[category_count++];
}

static void write_png(const char *folder, const char *name, const char *what, cairo_surface_t *surface) {
  char path[512];
  snprintf(path, sizeof path, "%s/%s-%s.png", folder, name, what);
  cairo_surface_write_to_png(surface, path);
}

int main(int argc, char **argv) {
  if (argc < 3) return 64;
  script = fopen(argv[1], "r");
  FILE *ours = fopen(argv[2], "rb");
  const char *folder = argc > 3 ? argv[3] : NULL;
  if (!script || !ours) {
    perror("cairo_compare");
    return 66;
  }
  int complaints = 0;
  while (next_word()) {
    if (strcmp(word, "picture")) fail("a picture is needed");
    next_word();
    struct category *category = category_named(word);
    next_word();
    char name[64], full[160];
    strcpy(name, word);
    width = (int)number();
    height = (int)number();
    size_t count = (size_t)width * (size_t)height;
    edges = calloc(count, 1);
    clip_coverage = calloc(count, 1);
    cairo_surface_t *surface = draw_picture();
    uint8_t *their_edges = malloc(count);
    cairo_surface_t *our_surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    int stride;
    uint32_t *q = pixels_of(our_surface, &stride);
    for (size_t i = 0; i < count; i++) {
      uint8_t c[4];
      if (fread(c, 1, 4, ours) != 4) fail("our file ends");
      q[i / width * stride + i % width] = (uint32_t)c[3] << 24 | (uint32_t)c[0] << 16 | (uint32_t)c[1] << 8 | c[2];
    }
    if (fread(their_edges, 1, count, ours) != count) fail("our file ends");
    cairo_surface_mark_dirty(our_surface);
    const uint32_t *p = pixels_of(surface, &stride);
    category->pictures++;
    int worst = 0, worst_x = 0, worst_y = 0;
    for (int y = 0; y < height; y++)
      for (int x = 0; x < width; x++) {
        uint32_t a = p[y * stride + x], b = q[y * stride + x];
        int difference = 0;
        for (int shift = 0; shift < 32; shift += 8) {
          int d = abs((int)(a >> shift & 255) - (int)(b >> shift & 255));
          if (d > difference) difference = d;
        }
        uint8_t ea = edges[y * width + x], eb = their_edges[y * width + x];
        // What lies beyond the picture's border is not known.
        bool is_border = x == 0 || y == 0 || x == width - 1 || y == height - 1;
        if (((ea | eb) & 1) && ((ea & eb & 2) || is_border)) {
          category->excluded++;
          if (difference > category->largest_at_edges) category->largest_at_edges = difference;
          continue;
        }
        category->compared++;
        if (a || b) category->painted++;
        if (difference > TOLERANCE) category->over++;
        if (difference > category->largest) category->largest = difference;
        if (difference > worst) worst = difference, worst_x = x, worst_y = y;
      }
    if (worst > TOLERANCE) {
      snprintf(full, sizeof full, "%s-%s", category->name, name);
      if (complaints++ < 40) {
        uint32_t a = p[worst_y * stride + worst_x], b = q[worst_y * stride + worst_x];
        printf("%s: off by %d at %d,%d: ours %08x, Cairo's %08x (ARGB, premultiplied)\n", full, worst, worst_x, worst_y,
               b, a);
      }
      if (folder) {
        write_png(folder, full, "ours", our_surface);
        write_png(folder, full, "cairo", surface);
      }
    }
    free(edges);
    free(clip_coverage);
    free(their_edges);
    cairo_surface_destroy(surface);
    cairo_surface_destroy(our_surface);
  }
  bool passes = complaints == 0;
  printf("beside Cairo %s, largest difference of a channel of 255; edge pixels are left out:\n", cairo_version_string());
  printf("%-16s %8s %9s %9s %9s %8s %7s %14s\n", "", "pictures", "compared", "of these", "edges", "largest", "over 2",
         "(at the edges)");
  printf("%-16s %8s %9s %9s\n", "", "", "pixels", "painted");
  for (int i = 0; i < category_count; i++) {
    struct category *c = &categories[i];
    printf("%-16s %8ld %9ld %9ld %9ld %8d %7ld %14d\n", c->name, c->pictures, c->compared, c->painted, c->excluded,
           c->largest, c->over, c->largest_at_edges);
    // A comparison that leaves out most of what is drawn would show nothing.
    if (c->painted < 3 * c->excluded / 2) {
      printf("%s: too many edge pixels\n", c->name);
      passes = false;
    }
  }
  printf("hue, saturation, color and luminosity stand beside the W3C's formula: Cairo is off by up to %d\n",
         formula_difference);
  return passes && category_count > 0 ? 0 : 1;
}
