#ifndef NAVC_PLAYER_MODULE_H
#define NAVC_PLAYER_MODULE_H

/// The player as WebAssembly, compressed by gzip.
extern const unsigned char *_Nonnull const navc_player_module;
/// How many bytes that is.
extern const unsigned long navc_player_module_count;

#endif
