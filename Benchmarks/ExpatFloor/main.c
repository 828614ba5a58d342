// The lower bound of `navc import`: only libexpat over the same bytes, with namespaces and a handler that counts the
// elements. Like navc, it first reads the whole file.

#include <expat.h>
#include <stdio.h>
#include <stdlib.h>

static void start(void *count, const XML_Char *name, const XML_Char **attributes) {
  (void)name;
  (void)attributes;
  *(unsigned long *)count += 1;
}

static char *read_whole(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (!file) return NULL;
  fseek(file, 0, SEEK_END);
  long length = ftell(file);
  rewind(file);
  char *bytes = malloc(length > 0 ? (size_t)length : 1);
  if (bytes) *size = fread(bytes, 1, (size_t)length, file);
  fclose(file);
  return bytes;
}

int main(int count, char **arguments) {
  size_t size = 0;
  char *bytes = count == 2 ? read_whole(arguments[1], &size) : NULL;
  if (!bytes) {
    fprintf(stderr, "usage: expat-floor FILE\n");
    return 2;
  }
  XML_Parser parser = XML_ParserCreateNS("UTF-8", ' ');
  if (!parser) return 2;
  unsigned long elements = 0;
  XML_SetUserData(parser, &elements);
  XML_SetStartElementHandler(parser, start);
  if (XML_Parse(parser, bytes, (int)size, 1) != XML_STATUS_OK) {
    fprintf(stderr, "%s:%lu: error: %s\n", arguments[1], (unsigned long)XML_GetCurrentLineNumber(parser),
            XML_ErrorString(XML_GetErrorCode(parser)));
    return 1;
  }
  XML_ParserFree(parser);
  free(bytes);
  printf("%lu elements\n", elements);
  return 0;
}
