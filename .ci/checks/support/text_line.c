/* Lines of text shaped and drawn by pangocairo, as `Benchmarks text --file FILE` draws them: the same measures.
 *
 *   text_line FILE FAMILY ROUNDS        prints them
 *   text_line FILE FAMILY TIMES count   draws the lines so often, untimed, for callgrind */
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MOST = 1024, SIZES = 40 };
static char *lines[MOST];
static int line_count;
static cairo_t *context;
static PangoLayout *layout;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
  return t.tv_sec * 1e6 + t.tv_nsec * 1e-3;
}

static void read_lines(const char *path) {
  static char text[1 << 20];
  FILE *file = fopen(path, "r");
  if (!file) exit(1);
  text[fread(text, 1, sizeof text - 1, file)] = 0;
  fclose(file);
  for (char *line = strtok(text, "\n"); line && line_count < MOST; line = strtok(NULL, "\n")) lines[line_count++] = line;
}

static void set_font(const char *family, double size) {
  PangoFontDescription *font = pango_font_description_from_string(family);
  pango_font_description_set_absolute_size(font, size * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  pango_font_description_free(font);
}

static void draw(const char *line) {
  pango_layout_set_text(layout, line, -1);
  cairo_move_to(context, 4, 4);
  pango_cairo_show_layout(context, layout);
}

// Neither hinted nor rounded, as `Benchmarks text` draws.
static void set_up(const char *family) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1600, 40);
  context = cairo_create(surface);
  cairo_set_source_rgb(context, 1, 1, 1);
  cairo_paint(context);
  cairo_set_source_rgb(context, 0, 0, 0);
  layout = pango_cairo_create_layout(context);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  pango_cairo_context_set_font_options(pango_layout_get_context(layout), options);
  pango_context_set_round_glyph_positions(pango_layout_get_context(layout), FALSE);
  set_font(family, 14);
}

int main(int count, char **arguments) {
  if (count < 4) return 1;
  const char *family = arguments[2];
  const int rounds = atoi(arguments[3]);
  read_lines(arguments[1]);
  double start = now();
  set_up(family);
  draw(lines[0]);
  const double cold = now() - start;
  int width;
  pango_layout_get_size(layout, &width, NULL);
  double warm = 1e9;
  for (int round = 0; round < rounds; round++) {
    start = now();
    for (int i = 0; i < line_count; i++) draw(lines[i]);
    const double taken = (now() - start) / line_count;
    if (taken < warm) warm = taken;
  }
  if (count > 4) return 0;
  start = now();
  for (int i = 1; i <= SIZES; i++) {
    set_font(family, 14 + i / 16.0);
    draw(lines[0]);
  }
  const double size = (now() - start) / SIZES;
  printf("pango\tfirst_us\t%f\twarm_us\t%f\tsize_us\t%f\twidth\t%f\n", cold, warm, size, (double)width / PANGO_SCALE);
}
