#ifndef ALLOCATION_COUNT_H
#define ALLOCATION_COUNT_H

#include <stdint.h>

/// How often memory was asked for since the program began. The program that links this gets its own `malloc`, which counts
/// and hands on to glibc's; with another C library nothing is counted, and the number stays 0.
uint64_t allocation_count(void);

/// The bytes of memory that are in use, as glibc's allocator counts them; 0 with another C library.
uint64_t allocated_bytes(void);

#endif
