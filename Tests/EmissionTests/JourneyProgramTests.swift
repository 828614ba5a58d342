import NavCompiler
import Testing

/// Runs the code that is generated for mounts, exits, links, requirements, and async facts, as an app does.
@Suite struct JourneyProgramTests {
  private static let files = [
    (
      path: "blog.nav.yaml",
      text: """
      navc: 1
      graph: Blog
      root: home
      links: { bases: ["blog://"], whenRefused: resume }
      facts: { isOpen: Bool }
      screens:
        home: { push: { read: posts, again: archive } }
        posts:
          mount: posts.nav.yaml
          requires: isOpen
          exits: { picked: home, named: home, left: previous }
        archive: { mount: posts2.nav.yaml, exits: { picked: root } }
      """
    ),
    (
      path: "posts.nav.yaml",
      text: """
      navc: 1
      fragment: Posts
      root: list
      exits: { picked: Int, named: String, left: Void }
      facts: { isSignedIn: Bool }
      screens:
        list: { arguments: { filter: String? }, push: { open: { to: post } }, unwind: { leave: { exit: left } } }
        post:
          arguments: { id: Int }
          link: /posts/{id}?filter={list.filter}
          push: { write: { to: editor, pass: { post: source.id } } }
        editor:
          arguments: { post: Int, text: String = "" }
          requires: isSignedIn
          link: /posts/{post.id}/edit?text={text}
          push: { choose: colors }
          unwind: { name: { exit: named } }
        colors: { mount: colors.nav.yaml, exits: { chosen: { exit: picked }, tried: editor } }
      """
    ),
    (
      path: "posts2.nav.yaml",
      text: """
      navc: 1
      fragment: Archive
      root: boxes
      exits: { picked: Int }
      screens:
        boxes: { push: { choose: colors } }
        colors: { mount: colors.nav.yaml, exits: { chosen: { exit: picked }, tried: previous } }
      """
    ),
    (
      path: "colors.nav.yaml",
      text: """
      navc: 1
      fragment: Colors
      root: all
      exits: { chosen: Int, tried: Bool }
      facts:
        isBright: { type: Bool, arguments: { color: Int }, async: true, timeout: 2s, otherwise: false }
      screens:
        all: { push: { show: one, more: { to: all, recursive: true } }, unwind: { try: { exit: tried } } }
        one:
          arguments: { color: Int }
          unwind: { choose: { exit: chosen, shouldPerform: isBright(color) }, top: root }
      """
    ),
  ]

  private static let app = """
    import NavRuntime
    import NavTesting

    @MainActor struct ColorsPages: Colors.Screens {
      func all(_ screen: Colors.All.Handle) -> Colors.All.Handle { screen }
      func one(_ screen: Colors.One.Handle) -> Colors.One.Handle { screen }
    }
    @MainActor struct PostsPages: Posts.Screens {
      let colors = ColorsPages()
      func list(_ screen: Posts.List.Handle) -> Posts.List.Handle { screen }
      func post(_ screen: Posts.Post.Handle) -> Posts.Post.Handle { screen }
      func editor(_ screen: Posts.Editor.Handle) -> Posts.Editor.Handle { screen }
      func preparePostWrite(for segue: PushSegue<Posts.Post.Handle, Posts.Editor.Handle, Posts.Editor>) {
        print("write \\(segue.source.arguments.id) as \\(segue.destination.arguments.text)")
      }
      func unwindColorsTried(for segue: UnwindSegue<Any, Posts.Editor.Handle, Bool>) { print("tried \\(segue.value)") }
    }
    @MainActor struct ArchivePages: Archive.Screens {
      let colors = ColorsPages()
      func boxes(_ screen: Archive.Boxes.Handle) -> Archive.Boxes.Handle { screen }
    }
    @MainActor struct Pages: Blog.Screens {
      let posts = PostsPages()
      let archive = ArchivePages()
      func home(_ screen: Blog.Home.Handle) -> Blog.Home.Handle { screen }
      func unwindPostsPicked(for segue: UnwindSegue<Any, Blog.Home.Handle, Int>) { print("picked \\(segue.value)") }
      func unwindArchivePicked(for segue: UnwindSegue<Any, Blog.Home.Handle, Int>) { print("filed \\(segue.value)") }
    }
    @MainActor final class Facts: Blog.Facts {
      var isOpen = true
      var isSignedIn = false
      func isBright(color: Int) async -> Bool { color > 1 }
    }

    @main @MainActor struct Program {
      static let facts = Facts()
      static let blog = Navigator<Blog, _>(host: InMemoryHost<Any>(), screens: Pages(), facts: facts)

      static func tell(_ what: Any) {
        print(what, "-", blog.stack.map(\\.name).joined(separator: " "), "-", blog.url ?? "none")
      }
      static func choose(_ color: Int) async -> Outcome? {
        blog.handle(Colors.All.self)?.show(color: color)
        return await blog.handle(Colors.One.self)?.choose(color).outcome
      }

      static func main() async {
        blog.start()
        tell(blog.open("blog://posts/7/edit?text=a%20b").outcomeSoFar ?? "")
        facts.isSignedIn = true
        blog.factsDidChange()
        tell("signed in")
        blog.handle(Posts.Editor.self)?.choose()
        blog.handle(Colors.All.self)?.try(true)
        let saved = blog.state
        facts.isOpen = false
        blog.factsDidChange()
        tell("closed")
        tell(blog.handle(Blog.Home.self)?.read().outcomeSoFar ?? "")
        facts.isOpen = true
        blog.restore(saved)
        tell("restored")
        blog.goBack()
        blog.goBack()
        tell(blog.handle(Posts.List.self)?.leave().outcomeSoFar ?? "")

        let read = blog.handle(Blog.Home.self)?.read(filter: "x")
        blog.handle(Posts.List.self)?.open(id: 3)
        tell("post")
        blog.handle(Posts.Post.self)?.write(text: "c")
        blog.handle(Posts.Editor.self)?.choose()
        blog.handle(Colors.All.self)?.more()
        tell(await choose(1) ?? "")
        blog.handle(Colors.One.self)?.top()
        tell("top")
        tell(await choose(2) ?? "")
        tell(read?.returnedSoFar ?? "")

        let again = blog.handle(Blog.Home.self)?.again()
        blog.handle(Archive.Boxes.self)?.choose()
        tell(await choose(5) ?? "")
        tell(again?.returnedSoFar ?? "")
      }
    }
    """

  @Test func anAppWalksThroughFragments() throws {
    let files = ListedFiles(Self.files)
    let swift = try Self.files.map { try Emitted($0.path, of: files).swift }
    let printed = try SwiftCompiler.run(program: swift[0], swift[1], swift[2], swift[3], Self.app)
    #expect(printed == Self.transcript)
  }

  private static let transcript = """
    stopped at 'posts.post' - home posts.list posts.post - blog://posts/7
    write 7 as a b
    signed in - home posts.list posts.post posts.editor - blog://posts/7/edit?text=a%20b
    tried true
    closed - home - none
    refused: 'posts' requires isOpen - home - none
    restored - home posts.list posts.post posts.editor - blog://posts/7/edit?text=a%20b
    shown - home - none
    post - home posts.list posts.post - blog://posts/3?filter=x
    write 3 as c
    refused: 'posts.colors.choose' needs isBright(color) - home posts.list posts.post posts.editor posts.colors.all posts.colors.all posts.colors.one - none
    top - home posts.list posts.post posts.editor posts.colors.all - none
    picked 2
    shown - home - none
    picked(2) - home - none
    filed 5
    shown - home - none
    5 - home - none

    """
}
