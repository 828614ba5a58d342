// The player as WebAssembly, compressed, as `Scripts/player` makes it of the sources of `NavPlayer`.
#include "module.h"

#pragma clang diagnostic ignored "-Wc23-extensions"
static const unsigned char bytes[] = {
#embed "player.wasm.gz"
};
const unsigned char *_Nonnull const navc_player_module = bytes;
const unsigned long navc_player_module_count = sizeof bytes;
