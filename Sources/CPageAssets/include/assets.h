#ifndef NAVC_PAGE_ASSETS_H
#define NAVC_PAGE_ASSETS_H

/// The joined bytes of files.
struct navc_page_asset {
  const unsigned char *_Nonnull bytes;
  unsigned long count;
};

extern const struct navc_page_asset navc_elements_script, navc_shared_script, navc_picture_script,
    navc_prototype_script, navc_served_script, navc_start_script, navc_picture_style, navc_prototype_style,
    navc_before_picture, navc_after_picture, navc_errors, navc_layout_module;

#endif
