# `make demo` demonstrates navc, and `make test` runs the tests. Both work in a fresh clone on a machine that has only
# the Swift toolchain: they first install the missing requirements.

# The examples and the plugin's test package build navc as a dependency. They share one build directory and therefore
# the same flags, because SwiftPM rebuilds modules that were built with other flags.
PACKAGES := .build/packages
SWIFT_FILES := find Package.swift Sources Plugins Tests Benchmarks Fuzzing Examples Hosts -name '*.swift' -not -path '*/.build/*' -not -path '*/Generated/*'

# These flags are not in the manifest, because it also applies to packages that depend on navc.
export NAVC_BUILD_FLAGS := -Xswiftc -warnings-as-errors

export PYTHONDONTWRITEBYTECODE := 1

.PHONY: help setup demo demo-whole test test-rest build boundaries unit documentation tsan plugin plugin-swiftbuild examples apple headers apple-lab gtk pages prototype walks lint format bench bench-short artifactbundle tool workflows lab mutations fuzz fuzz-emission clean

help:
	@echo "make demo         validate, break, generate, and play the example app"
	@echo "make test         the tests that need nothing but the toolchain and libyaml"
	@echo "make test-rest    those that need a desktop or a browser, which are installed first, or a build of their own; .ci/run runs both"
	@echo "make tsan         what can race, under the thread sanitizer"
	@echo "make apple        the hosts for Apple's toolkits, against doubles of those"
	@echo "make headers      the UIKit host against Objective-C headers of what UIKit declares"
	@echo "make pages        the pages of navc render in a real browser; installs one first"
	@echo "make prototype    the pages of navc run in a real browser, and the player natively and as WebAssembly"
	@echo "make apple-lab    the laboratory's faults and hostile apps through the host for UIKit"
	@echo "make walks        navc run in a pseudo-terminal"
	@echo "make gtk          the host for GTK and the desktop app of the shop, on a desktop in memory"
	@echo "make plugin-swiftbuild  the plugin in SwiftPM's other build system"
	@echo "make boundaries   what each folder uses, held against ARCHITECTURE.md"
	@echo "make documentation  the pages of NavRuntime and NavTesting, by DocC"
	@echo "make lint         swift-format, strictly, and where isolation is taken on trust;  make format mends what it can"
	@echo "make lab          the faults that happened to somebody, by guard: Documentation/faults.md"
	@echo "make mutations    each guard of the runtime's core removed in turn: is it noticed?"
	@echo "make bench        the table of ratios;     make bench-short only shows that it runs"
	@echo "make artifactbundle  a package of the plugins over a navc that is built already: Documentation/releasing.md"
	@echo "make workflows    the workflows of .github, as far as they can be checked without the services that run them"
	@echo "make fuzz         look for what breaks navc: FUZZ_SECONDS=60 a target, FUZZ_TARGETS=\"text urls\""
	@echo "make fuzz-emission  compile the Swift of EMISSION_GRAPHS=300 random graphs"
	@echo "make clean        remove what was built"

setup:
	@Scripts/setup

demo: setup
	@Scripts/demo

# The tests that need only the toolchain and libyaml. SwiftPM lets one program at a time use a build directory: `unit`
# and the targets after it use .build, and the other lane uses .build/packages.
test: setup
	@Scripts/steps lint build boundaries -- unit documentation demo-whole -- plugin apple headers walks examples

# The tests that need a desktop, a browser, or a separate build.
test-rest: setup
	@Scripts/steps build workflows -- gtk tsan -- prototype pages apple-lab plugin-swiftbuild

# The products are built one by one. The entire package contains the plugins, for which SwiftPM would build navc a
# second time as their tool. The packages that use the plugins build that tool.
build:
	swift build --product navcPackageTests $(NAVC_BUILD_FLAGS)
	swift build --product navc $(NAVC_BUILD_FLAGS)
	swift build --product navc-generate $(NAVC_BUILD_FLAGS)
	swift build --product navlab $(NAVC_BUILD_FLAGS)
	swift build --target NavSwiftUI $(NAVC_BUILD_FLAGS)

unit:
	swift test --skip-build --disable-xctest $(NAVC_BUILD_FLAGS)

boundaries:
	Scripts/boundaries

documentation:
	Scripts/documentation

tsan:
	Scripts/tsan

plugin:
	python3 Tests/Integration/plugin.py
	python3 Tests/Integration/tutorials.py

# Uses SwiftPM's other build system, which shares no build products with the default one.
plugin-swiftbuild: setup
	python3 Tests/Integration/plugin.py swiftbuild

examples:
	Scripts/examples

# Runs the demo as a user does after cloning navc.
demo-whole:
	python3 Tests/Integration/demo.py

# Runs in a real browser, and in the tools that read dot and Mermaid.
pages:
	Scripts/setup browser
	python3 Tests/Integration/pages.py
	python3 Tests/Integration/formats.py

# Runs in a real browser. The unit tests write the schedules that it compares.
prototype:
	Scripts/setup browser
	Scripts/player --check
	python3 Tests/Integration/prototype.py

# Runs in a pseudo-terminal.
walks:
	python3 Tests/Integration/run.py .build/debug

# The hosts for Apple's toolkits on test doubles, the declarations of the doubles, and the laboratory on these hosts.
APPLE_HOSTS := --package-path Tests/AppleHosts --scratch-path $(PACKAGES) $(NAVC_BUILD_FLAGS)
APPLE_LAB := --package-path Tests/AppleLab --scratch-path .build/apple-lab $(NAVC_BUILD_FLAGS)

apple:
	swift build --build-tests $(APPLE_HOSTS)
	Scripts/declarations $$(swift build --show-bin-path $(APPLE_HOSTS))
	swift test --skip-build --disable-xctest $(APPLE_HOSTS)

# Compiles the UIKit host as swiftc does for Apple's systems, with the navc that `build` has built.
headers:
	Scripts/headers .build/debug

apple-lab:
	swift build --build-tests $(APPLE_LAB)
	swift test --skip-build --disable-xctest $(APPLE_LAB)

# The host for GTK, and the shop as a desktop app.
gtk:
	Scripts/gtk

lint:
	Scripts/mutations --check
	Scripts/isolation
	Scripts/prose
	Scripts/pagescripts
	$(SWIFT_FILES) -print0 | xargs -0 swift format lint --strict --parallel --configuration .swift-format

format:
	$(SWIFT_FILES) -print0 | xargs -0 swift format --in-place --parallel --configuration .swift-format

lab: setup
	swift build -c release --product navlab $(NAVC_BUILD_FLAGS)
	.build/release/navlab table
	@echo; .build/release/navlab explore --short
	@echo; .build/release/navlab random 20000

mutations:
	Scripts/mutations

artifactbundle: setup
	Scripts/artifactbundle

tool: setup
	python3 Tests/Integration/artifactbundle.py

# The workflows in .github, and the Xcode project that one of them builds.
workflows:
	Scripts/setup workflows
	Scripts/workflows

bench: setup
	python3 Benchmarks/bench

bench-short: setup
	python3 Benchmarks/bench --short

FUZZ_SECONDS := 60
FUZZ_TARGETS :=

fuzz: setup
	Scripts/fuzz $(FUZZ_SECONDS) $(FUZZ_TARGETS)

EMISSION_GRAPHS := 300
EMISSION_SEED := 1

fuzz-emission: build
	NAVC_EMISSION_GRAPHS=$(EMISSION_GRAPHS) NAVC_EMISSION_SEED=$(EMISSION_SEED) \
	  swift test --skip-build --disable-xctest $(NAVC_BUILD_FLAGS) --filter RandomGraphsTests

clean:
	rm -rf .build demo-output Examples/*/.build Hosts/*/.build Tests/Integration/*/.build
