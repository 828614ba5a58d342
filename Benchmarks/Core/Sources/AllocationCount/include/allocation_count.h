#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

#include <stdint.h>

/// The number of memory allocations since the program started. A program that links this library gets its own
/// `malloc`, which counts and forwards to glibc. With another C library, the number stays 0.
uint64_t allocation_count(void);

/// The bytes of memory in use, according to glibc's allocator; 0 with another C library.
uint64_t allocated_bytes(void);

#endif
