/* Calls of Linux that Swift's Glibc module does not show, since their headers declare them for GNU programs only. */
#ifndef NAVC_FILE_CALLS_H
#define NAVC_FILE_CALLS_H

#ifdef __linux__

#include <stddef.h>
#include <sys/types.h>

/* open(2): a directory is opened to go on from it, which needs no right to list it. */
static const int NAVC_O_PATH = 010000000;

/* fcntl(2): whether another process has a file open for writing. */
static const int NAVC_F_SETLEASE = 1024;

/* rename(2): two names are exchanged in one step. */
static const unsigned int NAVC_RENAME_EXCHANGE = 1 << 1;
int renameat2(int, const char *, int, const char *, unsigned int);

/* malloc_trim(3): memory that was freed goes back to the system. */
int malloc_trim(size_t);

/* xattr(7) */
ssize_t flistxattr(int, char *, size_t);
ssize_t fgetxattr(int, const char *, void *, size_t);
int fsetxattr(int, const char *, const void *, size_t, int);
int fremovexattr(int, const char *);

#endif
#endif
