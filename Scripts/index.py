"""Reads the index that the compiler writes in a debug build: the uses of each symbol. Scripts compare it with a
table.
"""

import ctypes
import os
import pathlib
import subprocess
import sys

DEFINITION, REFERENCE = 1 << 1, 1 << 2
RECORD = 2


class Text(ctypes.Structure):
    """indexstore_string_ref_t of the C interface of libIndexStore."""

    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode() if self.length else ""


class Index:
    """The index of a build, read through the toolchain's libIndexStore."""

    def __init__(self, store):
        swift = pathlib.Path(os.path.realpath(tool("swiftc")))
        names = ["libIndexStore.so", "libIndexStore.dylib"]
        found = [path for name in names for path in [swift.parent.parent / "lib" / name] if path.exists()]
        if not found:
            sys.exit(f"there is no libIndexStore beside {swift}")
        self.library = ctypes.CDLL(str(found[0]))
        for name, result in {
            "store_create": ctypes.c_void_p, "unit_reader_create": ctypes.c_void_p,
            "unit_reader_get_main_file": Text, "unit_dependency_get_name": Text,
            "record_reader_create": ctypes.c_void_p, "occurrence_get_symbol": ctypes.c_void_p,
            "occurrence_get_roles": ctypes.c_uint64, "symbol_get_usr": Text, "symbol_get_name": Text,
        }.items():
            getattr(self.library, f"indexstore_{name}").restype = result
        self.store = self.create("store_create", str(store).encode())

    def call(self, name, *arguments):
        return getattr(self.library, f"indexstore_{name}")(*arguments)

    def create(self, name, *arguments):
        error = ctypes.c_void_p()
        made = self.call(name, *arguments, ctypes.byref(error))
        if not made:
            sys.exit(f"{name} cannot read the index; a debug build writes it")
        return ctypes.c_void_p(made)

    def apply(self, name, of, kind, read, *flags):
        """Applies `read` to each item that the library passes to a callback. An item is valid only during the
        callback.
        """
        found = []

        @ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, kind)
        def add(_, item):
            found.append(read(item if kind is Text else ctypes.c_void_p(item)))
            return True

        self.call(f"{name}_apply_f", of, *flags, None, add)
        return found

    def records(self, folder):
        """The record of each existing file in a folder. If a file was built in two ways, the newer record is used."""
        records, times = {}, {}
        for unit in self.apply("store_units", self.store, Text, str, 1):
            reader = self.create("unit_reader_create", self.store, unit.encode())
            path = pathlib.Path(str(self.call("unit_reader_get_main_file", reader)))
            seconds, parts = ctypes.c_int64(), ctypes.c_int64()
            self.call("unit_reader_get_modification_time", reader, ctypes.byref(seconds), ctypes.byref(parts))
            time = (seconds.value, parts.value)
            if path.is_relative_to(folder) and path.exists() and time >= times.get(path, (0, 0)):
                times[path] = time
                for kind, record in self.apply("unit_reader_dependencies", reader, ctypes.c_void_p, self.dependency):
                    if kind == RECORD:
                        records[path] = record
            self.call("unit_reader_dispose", reader)
        return records

    def dependency(self, dependency):
        kind = self.call("unit_dependency_get_kind", dependency)
        return kind, str(self.call("unit_dependency_get_name", dependency))

    def occurrences(self, record):
        """The symbols of a record: USR, name, roles such as definition or reference, and line."""
        reader = self.create("record_reader_create", self.store, record.encode())
        found = self.apply("record_reader_occurrences", reader, ctypes.c_void_p, self.occurrence)
        self.call("record_reader_dispose", reader)
        return [occurrence for occurrence in found if occurrence[2] & (DEFINITION | REFERENCE)]

    def occurrence(self, occurrence):
        symbol = ctypes.c_void_p(self.call("occurrence_get_symbol", occurrence))
        line, column = ctypes.c_uint(), ctypes.c_uint()
        self.call("occurrence_get_line_col", occurrence, ctypes.byref(line), ctypes.byref(column))
        usr, name = (str(self.call(f"symbol_get_{part}", symbol)) for part in ["usr", "name"])
        return usr, name, self.call("occurrence_get_roles", occurrence), line.value


def tool(name):
    found = subprocess.run(["sh", "-c", f"xcrun -f {name} 2>/dev/null || command -v {name}"], stdout=subprocess.PIPE, text=True)
    return found.stdout.strip()
