/* The C functions that Embedded Swift calls, for a target without a C library: memory, copies of bytes, and numbers. */
typedef unsigned long size_t;
typedef unsigned char byte;

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  byte *target = to;
  const byte *source = from;
  while (count--) *target++ = *source++;
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  byte *target = to;
  const byte *source = from;
  if (target <= source) {
    while (count--) *target++ = *source++;
  } else {
    while (count--) target[count] = source[count];
  }
  return to;
}

void *memset(void *to, int value, size_t count) {
  byte *target = to;
  while (count--) *target++ = (byte)value;
  return to;
}

int memcmp(const void *left, const void *right, size_t count) {
  const byte *a = left, *b = right;
  for (; count--; a++, b++)
    if (*a != *b) return *a - *b;
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}

/* The free blocks, by size class: the size of a block is a power of two. A header before each block contains its class. */
extern byte __heap_base;
static size_t top;
enum { classes = 28, header = 16 };
static void *free_blocks[classes];

static void *take(size_t size) {
  if (!top) top = ((size_t)&__heap_base + 15) & ~(size_t)15;
  size_t start = top, end = start + size;
  size_t have = __builtin_wasm_memory_size(0) << 16;
  if (end > have) {
    size_t pages = (end - have + 0xFFFF) >> 16;
    /* Grows the memory by half if the system allows it, and at least by the required pages. */
    size_t more = have >> 17 > pages ? have >> 17 : pages;
    if (__builtin_wasm_memory_grow(0, more) == (size_t)-1 && __builtin_wasm_memory_grow(0, pages) == (size_t)-1) __builtin_trap();
  }
  top = end;
  return (void *)start;
}

static void *allocate(size_t size) {
  int class = 5;
  while (class < classes && ((size_t)1 << class) < size + header) class++;
  if (class == classes) __builtin_trap();
  byte *block = free_blocks[class];
  if (block) {
    free_blocks[class] = *(void **)(block + header);
  } else {
    block = take((size_t)1 << class);
    *(int *)block = class;
  }
  return block + header;
}

int posix_memalign(void **place, size_t alignment, size_t size) {
  /* Blocks are aligned to 16 bytes, and no caller needs more. */
  if (alignment > 16) __builtin_trap();
  *place = allocate(size);
  return 0;
}

void free(void *place) {
  if (!place) return;
  byte *block = (byte *)place - header;
  int class = *(int *)block;
  *(void **)place = free_blocks[class];
  free_blocks[class] = block;
}

/* The seed of hash tables. The state of a prototype does not depend on their order, and they contain no untrusted texts. */
void arc4random_buf(void *to, size_t count) { memset(to, 0x6E, count); }

int putchar(int character) { return character; }

size_t __stack_chk_guard = 0x6E617663;
void __stack_chk_fail(void) { __builtin_trap(); }

/* Multiplies two 128-bit numbers, for which the machine does not have an instruction. */
typedef unsigned long long u64;
typedef struct { u64 low, high; } wide;

void __multi3(wide *product, u64 a_low, u64 a_high, u64 b_low, u64 b_high) {
  u64 al = a_low & 0xFFFFFFFF, ah = a_low >> 32, bl = b_low & 0xFFFFFFFF, bh = b_low >> 32;
  u64 low = al * bl, middle = ah * bl + (low >> 32), other = al * bh + (middle & 0xFFFFFFFF);
  product->low = (other << 32) | (low & 0xFFFFFFFF);
  product->high = ah * bh + (middle >> 32) + (other >> 32) + a_low * b_high + a_high * b_low;
}

/* Reads a decimal number. Returns the end of the number, or the start of the text if the text is not a number. The result is
   exact if the digits form a number below 2^53 and the exponent is at most 22. Otherwise, the last bit may differ. */
const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
  const char *at = text;
  int negative = 0, digits = 0, exponent = 0;
  u64 mantissa = 0;
  if (*at == '-' || *at == '+') negative = *at++ == '-';
  for (; *at >= '0' && *at <= '9'; at++, digits++) {
    if (mantissa < 900000000000000000ull) mantissa = mantissa * 10 + (u64)(*at - '0');
    else exponent++;
  }
  if (*at == '.')
    for (at++; *at >= '0' && *at <= '9'; at++, digits++)
      if (mantissa < 900000000000000000ull) mantissa = mantissa * 10 + (u64)(*at - '0'), exponent--;
  if (!digits) return text;
  if (*at == 'e' || *at == 'E') {
    const char *mark = at++;
    int sign = 1, written = 0, some = 0;
    if (*at == '-' || *at == '+') sign = *at++ == '-' ? -1 : 1;
    for (; *at >= '0' && *at <= '9'; at++, some++)
      if (written < 10000) written = written * 10 + (*at - '0');
    if (some) exponent += sign * written;
    else at = mark;
  }
  static const double tens[] = {1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
  double value = (double)mantissa;
  for (; exponent > 0 && value; exponent -= 22) {
    value *= tens[exponent > 22 ? 22 : exponent];
    if (value > 1.7976931348623157e308) break;
  }
  for (; exponent < 0 && value; exponent += 22) value /= tens[-exponent > 22 ? 22 : -exponent];
  *number = negative ? -value : value;
  return at;
}
