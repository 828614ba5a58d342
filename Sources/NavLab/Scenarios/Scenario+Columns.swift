extension Scenario {
  /// Faults 117 to 122, and 127 to 129: requests of several columns.
  static let columns: [Scenario] = [
    paned(
      117, "each choice pushed on the last one", source: "MaikuB/master_detail_scaffold#5",
      endings: [[.desk, .list]]
    ) { stage in
      stage.expand()
      stage.open(.list)
      for place in [LabScreen.item, .other, .item] {
        stage.choose(place, on: .list, as: .pushed)
        stage.wait(3)
      }
      stage.fold(expanded: false)
      stage.wait(1)
      stage.back()
    },
    paned(
      118, "rows of two columns under two fingers", source: "openradar.me/40729570",
      endings: [[.desk, .list, .other], [.desk, .tray]]
    ) { stage in
      stage.expand()
      stage.open(.list, .item)
      stage.chooseTogether(.tray, on: .desk, and: .other, on: .list)
    },
    paned(
      119, "the chosen row chosen again", source: "woocommerce/woocommerce-ios#17423", endings: [[.desk, .list, .item]]
    ) { stage in
      stage.expand()
      stage.open(.list, .item, .note)
      stage.choose(.item, on: .list, as: .selected)
    },
    paned(
      120, "the same detail set again", source: "element-hq/element-x-ios#613", endings: [[.desk, .list, .item]]
    ) { stage in
      stage.expand()
      stage.open(.list, .item)
      stage.program.pane(.item, from: .list)
    },
    paned(
      121, "another row chosen over a draft", source: "woocommerce/woocommerce-ios#12086",
      endings: [[.desk, .list, .item]]
    ) { stage in
      stage.expand()
      stage.open(.list, .item)
      stage.keepOnBack(.item)
      stage.choose(.other, on: .list)
    },
    paned(
      122, "a link at launch, and a first selection", source: "woocommerce/woocommerce-ios#11799",
      endings: [[.desk, .tray, .other], [.desk, .list], [.desk, .list, .item]]
    ) { stage in
      stage.expand()
      stage.when(.didShow, .tray) { stage.program.pane(.list, from: .desk) }
      stage.program.open(.other)
    },
    paned(127, "the open item is deleted", source: "woocommerce/woocommerce-ios#12069", endings: [[.desk, .list]]) {
      stage in
      stage.expand()
      stage.open(.list, .item)
      stage.forbid(.item)
    },
    paned(
      128, "a page that leaves its column under a detail", endings: [[.desk, .tray, .shelf, .item]]
    ) { stage in
      stage.expand()
      stage.open(.tray, .shelf, .item)
      // The menu of the back button pops in one column. The tray does not open the item.
      stage.host.changeByItself(to: [.desk, .tray, .item].compactMap(stage.page), .unanimated)
    },
    paned(129, "a late request of a list below its detail", endings: [[.desk, .list, .item]]) { stage in
      stage.open(.list, .item)
      stage.program.pane(.other, from: .list)
    },
  ]
}
