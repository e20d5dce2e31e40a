// Cairo's side of the board: a picture of a size filled with one colour and written as PNG, the least a process can do.
//   cc -O2 cairo_fill.c -o cairo_fill $(pkg-config --cflags --libs cairo)
//   cairo_fill WIDTH HEIGHT OUT.PNG
#include <cairo.h>
#include <stdlib.h>

int main(int argc, char **argv) {
  if (argc != 4) return 64;
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, atoi(argv[1]), atoi(argv[2]));
  cairo_t *context = cairo_create(surface);
  cairo_set_source_rgb(context, 0.12, 0.43, 0.3);
  cairo_paint(context);
  cairo_destroy(context);
  return cairo_surface_write_to_png(surface, argv[3]) == CAIRO_STATUS_SUCCESS ? 0 : 73;
}
