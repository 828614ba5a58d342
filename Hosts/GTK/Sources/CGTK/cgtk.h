#pragma once

/* Later versions call functions deprecated that 1.2 and 4.8 have nothing in place of. A warning is an error here. */
#define ADW_DISABLE_DEPRECATION_WARNINGS
#define GDK_DISABLE_DEPRECATION_WARNINGS

#include <adwaita.h>
#include <glib-unix.h>
#include <sys/types.h>

/* What runs the main queue, and so Swift's main actor, under another loop. CoreFoundation uses the same two. */
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);

/* Of GDK's X11 backend, whose header would bring all of Xlib along. */
unsigned long gdk_x11_surface_get_xid(GdkSurface *surface);
GType gdk_x11_surface_get_type(void);
guint32 gdk_x11_get_server_time(GdkSurface *surface);

/* Of the C library, which shows it to whoever asks for GNU's extensions. */
pid_t gettid(void);
