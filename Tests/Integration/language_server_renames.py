"""Renames over several files with `navc lsp`, with pytest-lsp.

usage: python3 -m pytest Tests/Integration/language_server_renames.py
"""
import pytest
from language_server_session import CHECKOUT, SHOP, applied, at, client, opened, uri
from lsprotocol import types as lsp

OTHER = SHOP.replace("graph: Shop", "graph: Other")
PLAY = """navc: 1
graph: Play
root: home
links: { bases: ["play://"] }
types: { Color: [red, green] }
screens:
  home: { push: { openItem: product }, present: { openTabs: tabs } }
  product:
    arguments: { id: Int, color: Color }
    link: "/p/{id}/{color}"
    unwind: { close: previous }
  tabs: { tabs: { first: t1, second: t2 } }
  t1: {}
  t2: {}
"""


async def renamed(client, place, name, text=SHOP, file="shop.nav.yaml"):
    return await client.text_document_rename_async(lsp.RenameParams(
        text_document=lsp.TextDocumentIdentifier(uri=uri(client, file)), position=at(place, text), new_name=name))


async def written(client, text, name):
    """Writes a file, and waits until the server has read it."""
    (client.folder / name).write_text(text)
    client.workspace_did_change_watched_files(lsp.DidChangeWatchedFilesParams(
        changes=[lsp.FileEvent(uri=uri(client, name), type=lsp.FileChangeType.Changed)]))
    await client.workspace_symbol_async(lsp.WorkspaceSymbolParams(query=""))


@pytest.mark.asyncio
async def test_a_fact_shared_by_two_graphs(client):
    """Two graphs that mount the same fragment share its facts."""
    (client.folder / "other.nav.yaml").write_text(OTHER)
    apart = "navc: 1\ngraph: Apart\nroot: a\nfacts: { isPaying: Bool }\nscreens: { a: { requires: isPaying } }\n"
    (client.folder / "apart.nav.yaml").write_text(apart)
    texts = {"shop.nav.yaml": SHOP, "other.nav.yaml": OTHER, "checkout.nav.yaml": CHECKOUT}
    await opened(client)
    await opened(client, CHECKOUT, "checkout.nav.yaml")
    await opened(client, OTHER, "other.nav.yaml")
    await opened(client, apart, "apart.nav.yaml")
    for file in texts:
        edit = await renamed(client, "is▮Paying: Bool", "isBusy", texts[file], file)
        found = {change.text_document.uri.split("/")[-1]: change.edits for change in edit.document_changes}
        assert set(found) == set(texts)
        for name, edits in found.items():
            assert applied(texts[name], edits) == texts[name].replace("isPaying", "isBusy")
        places = await client.text_document_references_async(lsp.ReferenceParams(
            text_document=lsp.TextDocumentIdentifier(uri=uri(client, file)),
            position=at("is▮Paying: Bool", texts[file]), context=lsp.ReferenceContext(include_declaration=True)))
        assert {place.uri.split("/")[-1] for place in places} == set(texts)
    # The fragment does not have this fact, so each graph has its own.
    edit = await renamed(client, "is▮SignedIn: Bool", "isKnown")
    assert [change.text_document.uri for change in edit.document_changes] == [uri(client)]


@pytest.mark.asyncio
@pytest.mark.parametrize("file", ["shop.nav.yaml", "checkout.nav.yaml", "other.nav.yaml"])
async def test_an_argument_of_a_shared_fact(client, file):
    """The graphs and the fragment name the arguments of a fact alike."""
    fact = "inStock: { type: Bool, arguments: { id: Int } }"
    shop = SHOP.replace("  isPaying: Bool\n", f"  isPaying: Bool\n  {fact}\n").replace(
        "requires: isSignedIn and", 'requires: isSignedIn and inStock(id:1) and')
    checkout = CHECKOUT.replace("{ isPaying: Bool }", f"{{ isPaying: Bool, {fact} }}").replace(
        "not isPaying }", 'not isPaying and inStock(id:2) }')
    texts = {"shop.nav.yaml": shop, "other.nav.yaml": shop.replace("graph: Shop", "graph: Other"),
             "checkout.nav.yaml": checkout}
    for name, text in texts.items():
        await written(client, text, name)
    await opened(client, texts[file], file)
    assert not client.diagnostics[uri(client, file)]
    edit = await renamed(client, "inStock(i▮d:", "number", texts[file], file)
    found = {change.text_document.uri.split("/")[-1]: change.edits for change in edit.document_changes}
    assert set(found) == set(texts)
    for name, edits in found.items():
        wanted = texts[name].replace("arguments: { id: Int } }\n", "arguments: { number: Int } }\n").replace(
            "arguments: { id: Int } } }", "arguments: { number: Int } } }").replace("inStock(id:", "inStock(number:")
        assert applied(texts[name], edits) == wanted


@pytest.mark.asyncio
@pytest.mark.parametrize("is_open", [False, True])
async def test_a_file_that_is_not_yaml(client, is_open):
    """A file that libyaml refuses can contain the name, so the rename is refused."""
    await opened(client)
    await opened(client, CHECKOUT, "checkout.nav.yaml")
    broken = CHECKOUT.replace("shouldPerform: not isPaying } } }", "shouldPerform: not isPaying } }")
    (client.folder / "checkout.nav.yaml").write_text(broken)
    if is_open:
        client.text_document_did_change(lsp.DidChangeTextDocumentParams(
            text_document=lsp.VersionedTextDocumentIdentifier(uri=uri(client, "checkout.nav.yaml"), version=2),
            content_changes=[lsp.TextDocumentContentChangeWholeDocument(text=broken)]))
    else:
        client.text_document_did_close(lsp.DidCloseTextDocumentParams(
            text_document=lsp.TextDocumentIdentifier(uri=uri(client, "checkout.nav.yaml"))))
    for place in ["is▮Paying: Bool", "exits: { do▮ne"]:
        with pytest.raises(Exception, match="'checkout.nav.yaml' is not YAML now"):
            await renamed(client, place, "isBusy")
    # A screen of the graph has no name in the fragment.
    assert (await renamed(client, "openProduct: pro▮duct", "item")).document_changes


@pytest.mark.asyncio
@pytest.mark.parametrize("was_valid", [False, True])
async def test_a_closed_graph_that_is_not_yaml(client, was_valid):
    """A graph on disk that mounts the file and is not readable can contain the name."""
    if was_valid:
        await written(client, OTHER, "other.nav.yaml")
    await written(client, OTHER.replace("{ close: catalog }", "{ close: catalog"), "other.nav.yaml")
    await opened(client)
    await opened(client, CHECKOUT, "checkout.nav.yaml")
    for place in ["exits: { do▮ne", "facts: { is▮Paying"]:
        with pytest.raises(Exception, match="'other.nav.yaml' is not YAML now"):
            await renamed(client, place, "isBusy", CHECKOUT, "checkout.nav.yaml")
    with pytest.raises(Exception, match="'other.nav.yaml' is not YAML now"):
        await renamed(client, "is▮Paying: Bool", "isBusy")


@pytest.mark.asyncio
async def test_an_alias(client):
    """A name can be renamed at an alias of it."""
    text = SHOP.replace("{ close: catalog }", "{ close: &c catalog }").replace("done: catalog", "done: *c")
    document = await opened(client, text)
    prepared = await client.text_document_prepare_rename_async(lsp.PrepareRenameParams(
        text_document=document, position=at("done: *▮c", text)))
    assert (prepared.placeholder, prepared.range.start) == ("catalog", at("done: ▮*c", text))
    edit = await renamed(client, "done: *▮c", "home", text)
    assert applied(text, edit.document_changes[0].edits) == text.replace("catalog", "home")


@pytest.mark.asyncio
@pytest.mark.parametrize("place, name, sentences", [
    ("Color: [r▮ed", "blue", ["'red' of 'Play.Color' is now 'blue'", "/p/", "'product'"]),
    ("tabs: { fi▮rst", "one", ["a saved stack in the tab 'first' cannot be restored"]),
    ("openItem: pro▮duct", "self", ["is now 'Play.SelfScreen'", "a saved stack with 'product' cannot be restored"]),
    ("▮id: Int", "number", ["'id' of 'Play.Product' is now 'number'", "a saved 'id'"]),
    ("graph: Pl▮ay", "Game", ["'Play' is now 'Game'"]),
    ("openI▮tem", "show", ["'openItem' of 'Play.Home' is now 'show'"]),
])
async def test_annotations(client, place, name, sentences):
    """The annotation lists the changed Swift names, links, and saved states."""
    await opened(client, PLAY, "play.nav.yaml")
    edit = await renamed(client, place, name, PLAY, "play.nav.yaml")
    note, = edit.change_annotations.values()
    for sentence in sentences:
        assert sentence.lower() in note.description.lower(), note.description
    assert note.description.endswith(".")


@pytest.mark.asyncio
async def test_an_annotation_without_a_valid_graph(client):
    """The effects of a graph with an error are not known."""
    text = PLAY.replace("root: home", "root: hom")
    await opened(client, text, "play.nav.yaml")
    edit = await renamed(client, "openItem: pro▮duct", "item", text, "play.nav.yaml")
    note, = edit.change_annotations.values()
    assert note.description == (
        "The graph has an error, so the effects on Swift names, links, and saved states are not known.")


@pytest.mark.asyncio
async def test_sentences_of_refusals(client):
    text = SHOP.replace("{ id: Int }", "{ id: Int, count: Int }").replace(
        "\nscreens:", "\nconditions: { canBuy: isSignedIn }\nscreens:")
    await opened(client, text)
    for place, name, sentence in [
            ("▮id: Int", "count", r"'count' is already an argument \(shop.nav.yaml:13:27\)"),
            ("▮id: Int", "a:b", "'a:b' cannot be the name of an argument"),
            ("▮isSignedIn: Bool", "canBuy", r"'canBuy' is already a condition \(shop.nav.yaml:8:15\)")]:
        with pytest.raises(Exception, match=sentence):
            await renamed(client, place, name, text)
    same = await renamed(client, "▮id: Int", "id", text)
    assert (same.document_changes or [], same.change_annotations) == ([], None)
