extension Scenario {
  /// Faults 72 to 78, 105 and 106.
  static let alerts: [Scenario] = [
    layered(
      72, "an alert button pushes while the alert closes", source: "brianchance/MvvmCross-UserInteraction#27",
      endings: [[.home], [.home, .a]]
    ) { stage in
      stage.tapAlert()
      stage.wait(3)
      stage.whenChosen(.keep) { stage.program.push(.a, from: .home) }
      stage.choose(.keep, .appearsAtOnce)
    },
    layered(73, "a push between the end of an alert and its button callback", endings: [[.home]]) { stage in
      stage.stand(on: .a)
      stage.tapAlert()
      stage.wait(3)
      stage.choose(.leave)
      stage.wait(0.1)
      stage.program.push(.b, from: .a)
    },
    // During that second, the alert counts as closed without a button, so it is cancelled.
    layered(74, "an alert reports its button one second late", endings: [[.home, .a, .b], [.home, .a], [.home]]) {
      stage in
      stage.stand(on: .a)
      stage.tapAlert()
      stage.wait(3)
      stage.choose(.leave, .completesLate(.seconds(1)))
      stage.wait(0.6)
      stage.program.push(.b, from: .a)
    },
    layered(75, "the system closes an alert without a callback", endings: [[.home, .a], [.home, .b]]) { stage in
      stage.tapAlert()
      stage.wait(3)
      stage.host.layerGoes(.unanimated, .neverCompletes)
      stage.wait(1)
      stage.program.push(.b, from: .home)
      stage.wait(3)
      stage.tap(.a)
    },
    layered(
      76, "an alert while another one is open", source: "sberrevoets/SDCAlertView#112", endings: [[.home, .question]]
    ) { stage in
      stage.tapAlert()
      stage.wait(3)
      stage.program.alert(from: .home)
    },
    layered(77, "two alerts in one tick", source: "deltachat/deltachat-ios#2736", endings: [[.home, .question]]) {
      stage in
      stage.program.alert()
      stage.program.alert()
    },
    layered(78, "sign-out with an alert open", source: "wix/react-native-navigation#878", endings: [[.home]]) { stage in
      stage.stand(on: .a)
      stage.tapAlert()
      stage.wait(3)
      stage.forbid(.a)
    },
    layered(105, "a push, and a button that is reported 300 ms after its alert closes", endings: [[.home]]) { stage in
      stage.stand(on: .a)
      stage.tapAlert()
      stage.wait(3)
      stage.choose(.leave, .completesLate(.milliseconds(300)))
      stage.wait(0.45)
      stage.program.push(.b, from: .a)
    },
    layered(106, "an alert that stays open after a button, and a second button", endings: [[.home, .a]]) { stage in
      stage.stand(on: .a)
      stage.tapAlert()
      stage.wait(3)
      stage.host.nextChange(.isSkippedAndCompletes)
      stage.report(.leave)
      stage.wait(5)
      stage.report(.keep)
    },
  ]
}
