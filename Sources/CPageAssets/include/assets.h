#ifndef NAVC_PAGE_ASSETS_H
#define NAVC_PAGE_ASSETS_H

/// The text of a file.
struct navc_page_asset {
  const unsigned char *_Nonnull bytes;
  unsigned long count;
};

// The file `Folder/name.js` is `navc_folder_name_js`. A hyphen becomes an underscore.
extern const struct navc_page_asset navc_shared_elements_js;
extern const struct navc_page_asset navc_shared_data_js;
extern const struct navc_page_asset navc_shared_names_js;
extern const struct navc_page_asset navc_picture_camera_js;
extern const struct navc_page_asset navc_picture_cards_js;
extern const struct navc_page_asset navc_picture_details_js;
extern const struct navc_page_asset navc_picture_drawing_js;
extern const struct navc_page_asset navc_picture_highlights_js;
extern const struct navc_page_asset navc_picture_layout_js;
extern const struct navc_page_asset navc_picture_page_css;
extern const struct navc_page_asset navc_picture_printing_js;
extern const struct navc_page_asset navc_picture_search_js;
extern const struct navc_page_asset navc_picture_start_js;
extern const struct navc_page_asset navc_prototype_after_picture_html;
extern const struct navc_page_asset navc_prototype_before_picture_html;
extern const struct navc_page_asset navc_prototype_errors_html;
extern const struct navc_page_asset navc_prototype_actions_js;
extern const struct navc_page_asset navc_prototype_contents_js;
extern const struct navc_page_asset navc_prototype_facts_js;
extern const struct navc_page_asset navc_prototype_map_js;
extern const struct navc_page_asset navc_prototype_messages_js;
extern const struct navc_page_asset navc_prototype_page_css;
extern const struct navc_page_asset navc_prototype_panels_js;
extern const struct navc_page_asset navc_prototype_parts_js;
extern const struct navc_page_asset navc_prototype_phone_js;
extern const struct navc_page_asset navc_prototype_player_js;
extern const struct navc_page_asset navc_prototype_served_js;
extern const struct navc_page_asset navc_prototype_start_js;
extern const struct navc_page_asset navc_prototype_steps_js;
extern const struct navc_page_asset navc_prototype_tools_js;
extern const struct navc_page_asset navc_prototype_views_js;
extern const struct navc_page_asset navc_prototype_walk_js;

#endif
