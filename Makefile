# `make demo` shows what navc does; `make test` runs the tests. Both work from a fresh clone on a machine with
# nothing but the Swift toolchain: what is missing is installed first.

# Packages that build navc from outside, the examples and the plugin's tests, share one build directory, and so the flags of all that is built
# there: SwiftPM builds anew what others have built with other flags.
PACKAGES := .build/packages
SWIFT_FILES := find Package.swift Sources Plugins Tests Benchmarks Fuzzing Examples Hosts -name '*.swift' -not -path '*/.build/*' -not -path '*/Generated/*'

# Said here and not in the manifest, which speaks to those who depend on navc as well.
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

# What needs nothing but the toolchain and libyaml. SwiftPM lets one program at a time use a build directory: `unit` and what is behind it have
# .build, and the other lane has .build/packages.
test: setup
	@Scripts/steps lint build boundaries -- unit documentation demo-whole -- plugin apple headers walks examples

# What needs a desktop, a browser, or a build of its own.
test-rest: setup
	@Scripts/steps build workflows -- gtk tsan -- prototype pages apple-lab plugin-swiftbuild

# Its parts, since the whole of the package has the plugins in it, for which SwiftPM builds navc a second time, as a tool of theirs. The packages
# that use the plugins build that one.
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

# By SwiftPM's other build system, which shares nothing with the first.
plugin-swiftbuild: setup
	python3 Tests/Integration/plugin.py swiftbuild

examples:
	Scripts/examples

# As somebody does who has just cloned navc.
demo-whole:
	python3 Tests/Integration/demo.py

# In a real browser, and in the tools that read dot and Mermaid.
pages:
	Scripts/setup browser
	python3 Tests/Integration/pages.py
	python3 Tests/Integration/formats.py

# In a real browser. The schedules that it compares come from the unit tests.
prototype:
	Scripts/setup browser
	Scripts/player --check
	python3 Tests/Integration/prototype.py

# In a pseudo-terminal.
walks:
	python3 Tests/Integration/run.py .build/debug

# The hosts for Apple's toolkits, against doubles of those; what the doubles declare; and the laboratory on them.
APPLE_HOSTS := --package-path Tests/AppleHosts --scratch-path $(PACKAGES) $(NAVC_BUILD_FLAGS)
APPLE_LAB := --package-path Tests/AppleLab --scratch-path .build/apple-lab $(NAVC_BUILD_FLAGS)

apple:
	swift build --build-tests $(APPLE_HOSTS)
	Scripts/declarations $$(swift build --show-bin-path $(APPLE_HOSTS))
	swift test --skip-build --disable-xctest $(APPLE_HOSTS)

# The host for UIKit as swiftc compiles it for Apple's systems, with the navc that `build` has made.
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

# The workflows of .github, and the Xcode project that one of them builds.
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
