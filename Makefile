# `make demo` demonstrates navc, and `make test` runs the tests. Both work in a fresh clone on a machine that has only
# the Swift toolchain: they first install the missing requirements. `Scripts/check` runs one check.

SWIFT_FILES := find Package.swift Sources Plugins Tests Benchmarks Fuzzing Examples Hosts -name '*.swift' -not -path '*/.build/*' -not -path '*/Generated/*'

# These flags are not in the manifest, because it also applies to packages that depend on navc.
export NAVC_BUILD_FLAGS := -Xswiftc -warnings-as-errors

export PYTHONDONTWRITEBYTECODE := 1

.PHONY: help install setup demo test test-all test-whole lint format lab mutations bench corpus fuzz clean

help:
	@echo "make demo       validate, break, generate, and play the example app"
	@echo "make test       the tests that need only the toolchain and libyaml"
	@echo "make test-all   also the thorough tests, and those that need a desktop, a browser, or a build of their own"
	@echo "make test-whole the unit tests with those that take many minutes"
	@echo "make lint       the style of code, sentences, and scripts;   make format corrects what it can"
	@echo "make lab        the faults that happened to somebody, by guard: Documentation/faults.md"
	@echo "make mutations  each guard of the runtime removed in turn: is it noticed?"
	@echo "make bench      the table of ratios: Documentation/design/speed.md"
	@echo "make corpus     the share of published apps that navc import expresses"
	@echo "make fuzz       look for what breaks navc: FUZZ_SECONDS=60 a target, FUZZ_TARGETS=\"text urls\""
	@echo "make install    the program, its completions, and its manual page, under PREFIX=/usr/local"
	@echo "make setup      install what is missing"
	@echo "make clean      remove what was built"
	@echo "Scripts/check   the parts of the tests, one by one"

setup:
	@Scripts/setup

demo: setup
	@Scripts/demo

test:
	@Scripts/check test

test-all:
	@Scripts/check test rest

test-whole:
	@Scripts/check build
	NAVC_TESTS=whole swift test --skip-build --disable-xctest $(NAVC_BUILD_FLAGS)

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

# The program to install. By default, it is built without dependencies on Swift's libraries.
PREFIX ?= /usr/local
NAVC ?= .build/release-navc/release/navc

install:
ifeq ($(origin NAVC),file)
	@Scripts/setup
	swift build -c release --product navc --static-swift-stdlib --scratch-path .build/release-navc
endif
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/man/man1"
	install -d "$(DESTDIR)$(PREFIX)/share/bash-completion/completions" "$(DESTDIR)$(PREFIX)/share/zsh/site-functions"
	install -d "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d"
	install -m 755 "$(NAVC)" "$(DESTDIR)$(PREFIX)/bin/navc"
	"$(NAVC)" completion bash > "$(DESTDIR)$(PREFIX)/share/bash-completion/completions/navc"
	"$(NAVC)" completion zsh > "$(DESTDIR)$(PREFIX)/share/zsh/site-functions/_navc"
	"$(NAVC)" completion fish > "$(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d/navc.fish"
	"$(NAVC)" man > "$(DESTDIR)$(PREFIX)/share/man/man1/navc.1"

bench: setup
	python3 Benchmarks/bench

corpus: setup
	Scripts/corpus

FUZZ_SECONDS := 60
FUZZ_TARGETS :=

fuzz: setup
	Scripts/fuzz $(FUZZ_SECONDS) $(FUZZ_TARGETS)

clean:
	rm -rf .build demo-output Examples/*/.build Hosts/*/.build Tests/Integration/*/.build
