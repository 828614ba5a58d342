// The lower bound of `navc validate`: only libyaml's event loop over the same bytes. Like navc, it first reads the
// whole file. The two therefore differ only in how they handle the events.

#include <stdio.h>
#include <stdlib.h>
#include <yaml.h>

static unsigned char *read_whole(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (!file) return NULL;
  fseek(file, 0, SEEK_END);
  long length = ftell(file);
  rewind(file);
  unsigned char *bytes = malloc(length > 0 ? (size_t)length : 1);
  if (bytes) *size = fread(bytes, 1, (size_t)length, file);
  fclose(file);
  return bytes;
}

int main(int count, char **arguments) {
  size_t size = 0;
  unsigned char *bytes = count == 2 ? read_whole(arguments[1], &size) : NULL;
  if (!bytes) {
    fprintf(stderr, "usage: yaml-floor FILE\n");
    return 2;
  }

  yaml_parser_t parser;
  if (!yaml_parser_initialize(&parser)) return 2;
  yaml_parser_set_input_string(&parser, bytes, size);

  unsigned long events = 0;
  for (int done = 0; !done;) {
    yaml_event_t event;
    if (!yaml_parser_parse(&parser, &event)) {
      fprintf(stderr, "%s:%zu:%zu: error: %s\n", arguments[1], parser.problem_mark.line + 1,
              parser.problem_mark.column + 1, parser.problem);
      return 1;
    }
    events += 1;
    done = event.type == YAML_STREAM_END_EVENT;
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  free(bytes);
  printf("%lu events\n", events);
  return 0;
}
