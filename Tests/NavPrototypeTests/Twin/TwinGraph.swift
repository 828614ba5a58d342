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
          pagePage: { arguments: { value: "URL?" }, link: "/page?value={value}" }
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
    TwinGraph(
      name: "columns",
      yaml: """
        navc: 1
        graph: Columns
        root: [gate, main]
        facts: { isIn: Bool, isDirty: Bool, isTeam: Bool }
        screens:
          gate: { requires: isIn, split: true, pane: { enter: { to: door, whenBusy: queue } } }
          door: { back: { shouldPerform: not isDirty }, unwind: { shut: gate } }
          main:
            tabs: { first: boxes, second: list }
          boxes:
            split: { placeholder: true }
            pane: { openBox: { to: box, whenBusy: replace } }
            push: { about: about }
            present: { write: { to: draft, style: sheet } }
          about: { back: { shouldPerform: not isDirty } }
          box:
            arguments: { id: Int }
            link: "/boxes/{id}"
            pane: { open: mail }
            push: { find: found }
            present: { sort: { to: sorting, style: popover }, filter: { to: filters, style: sheet }, cover: { to: about2, style: full } }
            unwind: { close: boxes }
          about2: { unwind: { uncover: previous } }
          found: { pane: { openFound: result } }
          result: { arguments: { id: Int }, unwind: { back2: box } }
          mail:
            arguments: { id: Int }
            link: "/boxes/{box.id}/mails/{id}"
            requires: isTeam
            back: { shouldPerform: not isDirty, otherwise: sure }
            push: { headers: headers }
            present: { sure: sure }
            replace: { next: mail, cut: { to: list2, from: boxes } }
          list2: {}
          headers: { unwind: { done: mail, all: boxes } }
          sorting: { unwind: { apply: box } }
          filters: { push: { more: options }, unwind: { apply2: box } }
          options: { requires: isTeam, unwind: { out: box } }
          sure: { alert: { cancel: keep, destructive: [drop] }, unwind: { drop: box, keep: previous } }
          draft: { split: true, pane: { pick: template }, unwind: { send: previous } }
          template: { back: { shouldPerform: not isDirty } }
          list: { pane: { show: item } }
          item: { arguments: { id: Int }, go: { boxes2: { tab: first } } }
        """),
  ]
}
