#pragma once

/* Later versions deprecate functions without a replacement in libadwaita 1.2 and GTK 4.8. Warnings are errors here. */
#define ADW_DISABLE_DEPRECATION_WARNINGS
#define GDK_DISABLE_DEPRECATION_WARNINGS

#include <adwaita.h>
#include <glib-unix.h>
#include <sys/types.h>

/* These run the main queue, and with it Swift's main actor, in another loop. CoreFoundation uses the same two. */
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

/* Functions of GDK's X11 backend. Its header would include all of Xlib. */
unsigned long gdk_x11_surface_get_xid(GdkSurface *surface);
GType gdk_x11_surface_get_type(void);
guint32 gdk_x11_get_server_time(GdkSurface *surface);

/* A function of the C library, which declares it only with GNU extensions. */
pid_t gettid(void);
