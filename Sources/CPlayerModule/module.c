// The player as WebAssembly, compressed, as `Scripts/player` makes it of the sources of `NavPlayer`.
#include "module.h"

#pragma clang diagnostic ignored "-Wc23-extensions"
const unsigned char navc_player_module[] = {
#embed "player.wasm.gz"
};
const unsigned long navc_player_module_count = sizeof navc_player_module;
