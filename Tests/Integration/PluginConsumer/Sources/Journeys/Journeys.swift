// A module can consist of generated code. This file is an example of a source file that its author adds.
