// What navc writes is the module; SwiftPM wants a file of a person's in it.
