// The generated code is the module. SwiftPM requires at least one source file in the target.
