// The scripts, styles, and markup of pages, embedded at build time.
#include "assets.h"

#pragma clang diagnostic ignored "-Wc23-extensions"
#define ASSET(name) const struct navc_page_asset name = {name##_bytes, sizeof name##_bytes}

static const unsigned char navc_shared_elements_js_bytes[] = {
#embed "Shared/elements.js"
};
ASSET(navc_shared_elements_js);

static const unsigned char navc_shared_data_js_bytes[] = {
#embed "Shared/data.js"
};
ASSET(navc_shared_data_js);

static const unsigned char navc_shared_names_js_bytes[] = {
#embed "Shared/names.js"
};
ASSET(navc_shared_names_js);

static const unsigned char navc_picture_camera_js_bytes[] = {
#embed "Picture/camera.js"
};
ASSET(navc_picture_camera_js);

static const unsigned char navc_picture_cards_js_bytes[] = {
#embed "Picture/cards.js"
};
ASSET(navc_picture_cards_js);

static const unsigned char navc_picture_details_js_bytes[] = {
#embed "Picture/details.js"
};
ASSET(navc_picture_details_js);

static const unsigned char navc_picture_drawing_js_bytes[] = {
#embed "Picture/drawing.js"
};
ASSET(navc_picture_drawing_js);

static const unsigned char navc_picture_highlights_js_bytes[] = {
#embed "Picture/highlights.js"
};
ASSET(navc_picture_highlights_js);

static const unsigned char navc_picture_layout_js_bytes[] = {
#embed "Picture/layout.js"
};
ASSET(navc_picture_layout_js);

static const unsigned char navc_picture_page_css_bytes[] = {
#embed "Picture/page.css"
};
ASSET(navc_picture_page_css);

static const unsigned char navc_picture_printing_js_bytes[] = {
#embed "Picture/printing.js"
};
ASSET(navc_picture_printing_js);

static const unsigned char navc_picture_search_js_bytes[] = {
#embed "Picture/search.js"
};
ASSET(navc_picture_search_js);

static const unsigned char navc_picture_start_js_bytes[] = {
#embed "Picture/start.js"
};
ASSET(navc_picture_start_js);

static const unsigned char navc_prototype_after_picture_html_bytes[] = {
#embed "Prototype/after-picture.html"
};
ASSET(navc_prototype_after_picture_html);

static const unsigned char navc_prototype_before_picture_html_bytes[] = {
#embed "Prototype/before-picture.html"
};
ASSET(navc_prototype_before_picture_html);

static const unsigned char navc_prototype_errors_html_bytes[] = {
#embed "Prototype/errors.html"
};
ASSET(navc_prototype_errors_html);

static const unsigned char navc_prototype_actions_js_bytes[] = {
#embed "Prototype/actions.js"
};
ASSET(navc_prototype_actions_js);

static const unsigned char navc_prototype_contents_js_bytes[] = {
#embed "Prototype/contents.js"
};
ASSET(navc_prototype_contents_js);

static const unsigned char navc_prototype_facts_js_bytes[] = {
#embed "Prototype/facts.js"
};
ASSET(navc_prototype_facts_js);

static const unsigned char navc_prototype_map_js_bytes[] = {
#embed "Prototype/map.js"
};
ASSET(navc_prototype_map_js);

static const unsigned char navc_prototype_messages_js_bytes[] = {
#embed "Prototype/messages.js"
};
ASSET(navc_prototype_messages_js);

static const unsigned char navc_prototype_page_css_bytes[] = {
#embed "Prototype/page.css"
};
ASSET(navc_prototype_page_css);

static const unsigned char navc_prototype_panels_js_bytes[] = {
#embed "Prototype/panels.js"
};
ASSET(navc_prototype_panels_js);

static const unsigned char navc_prototype_parts_js_bytes[] = {
#embed "Prototype/parts.js"
};
ASSET(navc_prototype_parts_js);

static const unsigned char navc_prototype_phone_js_bytes[] = {
#embed "Prototype/phone.js"
};
ASSET(navc_prototype_phone_js);

static const unsigned char navc_prototype_player_js_bytes[] = {
#embed "Prototype/player.js"
};
ASSET(navc_prototype_player_js);

static const unsigned char navc_prototype_served_js_bytes[] = {
#embed "Prototype/served.js"
};
ASSET(navc_prototype_served_js);

static const unsigned char navc_prototype_start_js_bytes[] = {
#embed "Prototype/start.js"
};
ASSET(navc_prototype_start_js);

static const unsigned char navc_prototype_steps_js_bytes[] = {
#embed "Prototype/steps.js"
};
ASSET(navc_prototype_steps_js);

static const unsigned char navc_prototype_tools_js_bytes[] = {
#embed "Prototype/tools.js"
};
ASSET(navc_prototype_tools_js);

static const unsigned char navc_prototype_views_js_bytes[] = {
#embed "Prototype/views.js"
};
ASSET(navc_prototype_views_js);

static const unsigned char navc_prototype_walk_js_bytes[] = {
#embed "Prototype/walk.js"
};
ASSET(navc_prototype_walk_js);
