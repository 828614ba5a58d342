extension Scenario {
  /// Faults 109 to 116, 123 to 126, and 130: changes of form.
  static let folds: [Scenario] = [
    paned(
      109, "columns joined during a push", source: "Ranchero-Software/NetNewsWire#5371",
      endings: [[.desk, .list, .item, .note]]
    ) { stage in
      stage.merges(.takesTheTop)
      stage.expand()
      stage.open(.list, .item)
      stage.tap(.note, on: .item)
      stage.wait(0.1)
      stage.fold(expanded: false)
    },
    paned(
      110, "columns separated during a dismissal", source: "Ranchero-Software/NetNewsWire#5385",
      endings: [[.desk, .list, .item]]
    ) { stage in
      stage.merges(.takesTheTop)
      stage.expand()
      stage.open(.list, .item)
      stage.tapPresent(.filter, as: .sheet, on: .list)
      stage.wait(3)
      stage.program.pop(from: .filter)
      stage.wait(0.1)
      stage.foldTwice()
    },
    paned(
      111, "columns joined and separated in the background", source: "instructure/canvas-ios#3118",
      endings: [[.desk, .list, .item, .note]]
    ) { stage in
      stage.merges(.takesTheTop)
      stage.expand()
      stage.open(.list, .item, .note)
      stage.host.suspend()
      stage.foldTwice()
      stage.host.resume()
    },
    paned(
      112, "columns joined and separated in the background, under a sheet", source: "woocommerce/woocommerce-ios#16785",
      endings: [[.desk, .list, .item, .note]]
    ) { stage in
      stage.merges(.takesTheTop)
      stage.expand()
      stage.open(.list, .item, .note)
      stage.tapPresent(.filter, as: .sheet, on: .list)
      stage.wait(3)
      stage.host.suspend()
      stage.foldTwice()
      stage.host.resume()
      stage.wait(1)
      stage.program.pop(from: .filter)
    },
    paned(
      113, "a native stack pushed on another by a fold", source: "woocommerce/woocommerce-ios#17778",
      endings: [[.desk, .list, .item]]
    ) { stage in
      stage.merges(.nestsStacks)
      stage.expand()
      stage.open(.list, .item, .note)
      stage.fold(expanded: false)
      stage.wait(1)
      stage.back()
    },
    paned(114, "a placeholder on top of joined columns", source: "GitHawkApp/GitHawk#176", endings: [[.desk, .list]]) {
      stage in
      stage.merges(.keepsThePlaceholder)
      stage.expand()
      stage.open(.list)
      stage.fold(expanded: false)
    },
    paned(
      115, "two folds that end on another page", source: "wordpress-mobile/WordPress-iOS#18021",
      endings: [[.desk, .tray, .other, .note]]
    ) { stage in
      stage.merges(.takesTheTop)
      stage.open(.tray, .other, .note)
      stage.expand()
      stage.foldTwice()
    },
    paned(
      116, "a detail lost in a fold", source: "woocommerce/woocommerce-ios#6424", endings: [[.desk, .list, .item]]
    ) { stage in
      stage.merges(.dropsTheDetail)
      stage.expand()
      stage.open(.list, .item)
      stage.fold(expanded: false)
    },
    paned(
      123, "the wrong form before the first layout", source: "GitHawkApp/GitHawk#2453",
      endings: [[.desk, .list, .item]]
    ) { stage in
      stage.merges(.takesTheTop)
      // Before its first layout, a wide window answers that it is narrow.
      stage.program.pane(.list, from: .desk)
      stage.wait(0.5)
      stage.program.pane(.item, from: .list)
      stage.wait(0.5)
      stage.fold(expanded: true)
    },
    paned(
      124, "two stacks for two forms that differ", source: "wordpress-mobile/WordPress-iOS#24787",
      endings: [[.desk, .list, .item]]
    ) { stage in
      stage.merges(.hasTwoStacks)
      stage.expand()
      stage.open(.list, .item)
      stage.fold(expanded: false)
    },
    paned(
      125, "a back button that is missing after a fold", source: "Bitsteward/bitsteward#8", endings: [[.desk, .list]]
    ) { stage in
      stage.expand()
      stage.open(.list, .item)
      stage.fold(expanded: false)
      stage.wait(3)
      stage.back()
    },
    paned(
      126, "a popover of the list, then a fold", source: "wordpress-mobile/WordPress-iOS#23525",
      endings: [[.desk, .list, .item]]
    ) { stage in
      stage.merges(.takesTheTop)
      stage.expand()
      stage.open(.list, .item)
      stage.tapPresent(.filter, as: .popover, on: .list)
      stage.wait(3)
      stage.fold(expanded: false)
      stage.wait(1)
      stage.dismissalSwipe(to: 1)
    },
    paned(130, "folds inside a change and at its completion, with an eviction due", endings: [[.desk, .list]]) {
      stage in
      stage.merges(.takesTheTop)
      stage.expand()
      stage.open(.list, .item)
      stage.when(.willAppear, .note) {
        stage.fold(expanded: false)
        stage.forbid(.item)
      }
      stage.when(.didShow, .note) { stage.fold(expanded: true) }
      stage.tap(.note, on: .item)
    },
  ]
}
