/// Graphs for features that the project's graphs do not use.
struct TwinGraph: Sendable, CustomStringConvertible {
  let name: String
  let yaml: String

  var description: String { name }

  static let all = [
    TwinGraph(
      name: "lookups",
      yaml: """
        navc: 1
        graph: Lookups
        root: home
        links: { bases: ["app://"], whenRefused: resume }
        facts:
          isOpen: Bool
          isAdult: { type: Bool, async: true, timeout: 1s, otherwise: true }
          isPaid: { type: Bool, async: true, timeout: 2s, otherwise: false }
          limit: { type: Int, async: true, timeout: 500ms, otherwise: 3 }
        screens:
          home:
            push:
              both: { to: bar, shouldPerform: isAdult and isPaid }
              either: { to: bar, shouldPerform: isAdult or isPaid }
              open: { to: bar, shouldPerform: isOpen and (isAdult or limit > 5) }
              count: { to: shelf, shouldPerform: limit > count, whenBusy: queue }
          bar: { requires: isOpen, link: /bar, push: { more: { to: bill, shouldPerform: isPaid } } }
          shelf: { arguments: { count: Int }, link: "/shelf/{count}" }
          bill: { link: /bar/bill, unwind: { done: root } }
        """),
    TwinGraph(
      name: "types",
      yaml: """
        navc: 1
        graph: Types
        root: home
        types:
          Tier: [basic, gold]
          Code: { swift: Shop.Code, link: true }
        screens:
          home:
            push:
              text: textPage
              number: numberPage
              share: sharePage
              flag: flagPage
              id: idPage
              page: pagePage
              day: dayPage
              tier: tierPage
              code: codePage
              many: manyPage
          textPage: { arguments: { value: String }, link: "/text/{value}" }
          numberPage: { arguments: { value: "Int?" }, link: "/number?value={value}" }
          sharePage: { arguments: { value: Double }, link: "/share/{value}" }
          flagPage: { arguments: { value: Bool }, link: "/flag/{value}" }
          idPage: { arguments: { value: UUID }, link: "/id/{value}" }
          pagePage: { arguments: { value: URL } }
          dayPage: { arguments: { value: "Date?" } }
          tierPage: { arguments: { value: Tier }, link: "/tier/{value}" }
          codePage: { arguments: { value: "Code?" }, link: "/code?value={value}" }
          manyPage: { arguments: { values: "[Int]", words: "[String]?" } }
        """),
    TwinGraph(
      name: "held",
      yaml: """
        navc: 1
        graph: Held
        root: [main, gate, rest]
        links: { whenRefused: resume }
        facts: { isIn: Bool, isLate: Bool, isDirty: Bool, mayEdit: Bool }
        anywhere:
          present: { ask: question }
          go: { find: item }
        screens:
          main:
            requires: isIn
            tabs: { first: list, second: box, third: club }
          gate: { requires: isLate, push: { enter: form } }
          rest: { link: /rest, push: { form2: form2 } }
          form2: { back: { shouldPerform: not isDirty }, unwind: { cancel: previous } }
          form: { back: { shouldPerform: not isDirty, otherwise: sure }, present: { sure: sure } }
          sure: { alert: { cancel: stay }, unwind: { stay: previous, leave: gate } }
          question: { alert: { cancel: no, destructive: [yes] }, unwind: { no: previous, yes: previous } }
          list: { push: { item: item }, go: { boxes: { tab: second } } }
          item:
            arguments: { id: Int }
            link: "/items/{id}"
            present: { edit: { to: editor, style: sheet, shouldPerform: mayEdit } }
            push: { again: { to: item, recursive: { maxDepth: 3 } } }
          editor:
            link: "/items/{item.id}/edit"
            back: { shouldPerform: not isDirty }
            push: { deep: deep }
            go: { boxes: { tab: second } }
          deep: { link: "/items/{item.id}/deep", replace: { swap: { to: done, from: editor } } }
          done: { unwind: { out: item } }
          box: { link: /box, present: { over: { to: over, style: full } } }
          over: { unwind: { close: previous } }
          club: { requires: mayEdit, link: /club }
        """),
  ]
}
