// The scripts, styles, markup, and the module of pages, embedded at build time. This is the only list of the files.
// `PageAssets` joins the parts.
#include "assets.h"

#pragma clang diagnostic ignored "-Wc23-extensions"
#define ASSET(name) const struct navc_page_asset navc_##name = {name, sizeof name}

// The scripts of pages, in the order they run.
static const unsigned char elements_script[] = {
#embed "Shared/elements.js"
};
ASSET(elements_script);

static const unsigned char shared_script[] = {
#embed "Shared/data.js" suffix(,)
#embed "Shared/names.js" suffix(,)
#embed "Shared/module.js" suffix(,)
};
ASSET(shared_script);

static const unsigned char picture_script[] = {
#embed "Picture/cards.js" suffix(,)
#embed "Picture/layout.js" suffix(,)
#embed "Picture/highlights.js" suffix(,)
#embed "Picture/camera.js" suffix(,)
#embed "Picture/drawing.js" suffix(,)
#embed "Picture/details.js" suffix(,)
#embed "Picture/search.js" suffix(,)
#embed "Picture/printing.js" suffix(,)
#embed "Picture/start.js" suffix(,)
};
ASSET(picture_script);

static const unsigned char prototype_script[] = {
#embed "Prototype/parts.js" suffix(,)
#embed "Prototype/player.js" suffix(,)
#embed "Prototype/steps.js" suffix(,)
#embed "Prototype/walk.js" suffix(,)
#embed "Prototype/messages.js" suffix(,)
#embed "Prototype/map.js" suffix(,)
#embed "Prototype/views.js" suffix(,)
#embed "Prototype/facts.js" suffix(,)
#embed "Prototype/actions.js" suffix(,)
#embed "Prototype/contents.js" suffix(,)
#embed "Prototype/columns.js" suffix(,)
#embed "Prototype/phone.js" suffix(,)
#embed "Prototype/device.js" suffix(,)
#embed "Prototype/panels.js" suffix(,)
#embed "Prototype/tools.js" suffix(,)
};
ASSET(prototype_script);

static const unsigned char served_script[] = {
#embed "Prototype/served.js"
};
ASSET(served_script);

static const unsigned char start_script[] = {
#embed "Prototype/start.js"
};
ASSET(start_script);

static const unsigned char picture_style[] = {
#embed "Picture/page.css"
};
ASSET(picture_style);

static const unsigned char prototype_style[] = {
#embed "Prototype/page.css"
};
ASSET(prototype_style);

static const unsigned char before_picture[] = {
#embed "Prototype/before-picture.html"
};
ASSET(before_picture);

static const unsigned char after_picture[] = {
#embed "Prototype/after-picture.html"
};
ASSET(after_picture);

static const unsigned char errors[] = {
#embed "Prototype/errors.html"
};
ASSET(errors);

// The layout as WebAssembly, compressed, as `Scripts/player` builds it.
static const unsigned char layout_module[] = {
#embed "Layout/layout.wasm.gz"
};
ASSET(layout_module);
