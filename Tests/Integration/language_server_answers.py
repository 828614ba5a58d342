"""Requests to `navc lsp`, each capability that it announces, with pytest-lsp.

usage: python3 -m pytest Tests/Integration/language_server_answers.py Tests/Integration/language_server_views.py

`NAVC` names the program; the default is `.build/debug/navc`. `Scripts/setup editor` installs pytest-lsp.
"""
import attrs
import pytest
from language_server_session import CHECKOUT, SHOP, applied, at, client, opened, uri
from language_server_views import VIEWS
from lsprotocol import types as lsp

TESTED = {
    "positionEncoding", "textDocumentSync", "workspace", "completionProvider", "hoverProvider", "definitionProvider",
    "referencesProvider", "documentHighlightProvider", "documentSymbolProvider", "workspaceSymbolProvider",
    "codeActionProvider", "renameProvider", "documentFormattingProvider", "documentRangeFormattingProvider",
    "foldingRangeProvider"} | VIEWS


@pytest.mark.asyncio
async def test_capabilities(client):
    """The server announces only what this file tests."""
    found = client.result.capabilities
    announced = {
        "".join(word if index == 0 else word.capitalize() for index, word in enumerate(name.split("_")))
        for name in (field.name for field in attrs.fields(type(found))) if getattr(found, name) is not None}
    assert announced == TESTED
    assert found.text_document_sync.change == lsp.TextDocumentSyncKind.Incremental
    assert found.position_encoding == "utf-16"


@pytest.mark.asyncio
async def test_diagnostics(client):
    text = SHOP.replace("openProduct: product", "openProduct: prodct")
    await opened(client, text)
    messages = client.diagnostics[uri(client)]
    assert [(m.code, m.source, m.severity) for m in messages][0] == ("unknown-screen", "navc", 1)
    assert messages[0].range.start == at("openProduct: ▮prodct", text)
    # The mounted file gets its own messages.
    await opened(client, CHECKOUT.replace("exits: { done: Void }", "exits: { gone: Void }"), "checkout.nav.yaml")
    assert {m.code for m in client.diagnostics[uri(client, "checkout.nav.yaml")]} >= {"unknown-exit"}
    # An answer follows all earlier notifications.
    await client.workspace_symbol_async(lsp.WorkspaceSymbolParams(query=""))
    assert "unknown-exit" in {m.code for m in client.diagnostics[uri(client)]}


@pytest.mark.asyncio
async def test_incremental_changes_and_versions(client):
    await opened(client)
    client.text_document_did_change(lsp.DidChangeTextDocumentParams(
        text_document=lsp.VersionedTextDocumentIdentifier(uri=uri(client), version=7),
        content_changes=[
            lsp.TextDocumentContentChangePartial(
                range=lsp.Range(start=at("▮catalog\nfacts"), end=at("catalog▮\nfacts")), text="catalgo")]))
    await client.wait_for_notification("textDocument/publishDiagnostics")
    assert client.diagnostics[uri(client)][0].code == "unknown-screen"


@pytest.mark.asyncio
async def test_completion(client):
    text = SHOP.replace("buy: checkout }", "buy: checkout, more:  }")
    document = await opened(client, text)
    result = await client.text_document_completion_async(lsp.CompletionParams(
        text_document=document, position=at("more: ▮ }", text)))
    labels = [item.label for item in sorted(result.items, key=lambda item: item.sort_text)]
    assert labels == ["product", "checkout", "catalog"]
    item = next(item for item in result.items if item.label == "product")
    resolved = await client.completion_item_resolve_async(item)
    assert "screen product(id: Int)" in resolved.documentation.value


@pytest.mark.asyncio
async def test_hover(client):
    document = await opened(client)
    hover = await client.text_document_hover_async(lsp.HoverParams(
        text_document=document, position=at("openProduct: pro▮duct")))
    assert "screen product(id: Int)" in hover.contents.value and "`catalog → product`" in hover.contents.value
    key = await client.text_document_hover_async(lsp.HoverParams(text_document=document, position=at("req▮uires")))
    assert "predicate" in key.contents.value
    assert await client.text_document_hover_async(lsp.HoverParams(text_document=document, position=at("navc: 1▮"))) is None


@pytest.mark.asyncio
async def test_definition_references_and_highlights(client):
    document = await opened(client)
    position = at("not is▮Paying")
    links = await client.text_document_definition_async(lsp.DefinitionParams(text_document=document, position=position))
    assert {(link.target_uri.split("/")[-1], link.target_range.start.line) for link in links} == {
        ("shop.nav.yaml", 5), ("checkout.nav.yaml", 4)}
    places = await client.text_document_references_async(lsp.ReferenceParams(
        text_document=document, position=position, context=lsp.ReferenceContext(include_declaration=False)))
    assert sorted((place.uri.split("/")[-1], place.range.start.line) for place in places) == [
        ("checkout.nav.yaml", 6), ("shop.nav.yaml", 12)]
    marks = await client.text_document_document_highlight_async(lsp.DocumentHighlightParams(
        text_document=document, position=position))
    assert [(mark.range.start.line, mark.kind) for mark in marks] == [(5, 3), (12, 2)]
    path = await client.text_document_definition_async(lsp.DefinitionParams(
        text_document=document, position=at("mount: che▮ckout")))
    assert path[0].target_uri == uri(client, "checkout.nav.yaml")


@pytest.mark.asyncio
async def test_symbols(client):
    document = await opened(client)
    graph, = await client.text_document_document_symbol_async(lsp.DocumentSymbolParams(text_document=document))
    assert (graph.name, [child.name for child in graph.children]) == (
        "Shop", ["isSignedIn", "isPaying", "catalog", "product", "checkout"])
    assert [child.name for child in graph.children[2].children] == ["openProduct", "buy"]
    found = await client.workspace_symbol_async(lsp.WorkspaceSymbolParams(query="bil"))
    assert [(symbol.name, symbol.container_name) for symbol in found] == [("bill", "Checkout")]


@pytest.mark.asyncio
async def test_code_actions(client):
    text = SHOP.replace("openProduct: product", "openProduct: prodct")
    document = await opened(client, text)
    position = at("openProduct: pr▮odct", text)

    async def actions(only=None):
        return await client.text_document_code_action_async(lsp.CodeActionParams(
            text_document=document, range=lsp.Range(start=position, end=position),
            context=lsp.CodeActionContext(diagnostics=[], only=only)))

    found = await actions()
    fix = next(action for action in found if action.title == "change to 'product'")
    assert fix.is_preferred and fix.kind == "quickfix"
    resolved = await client.code_action_resolve_async(fix)
    assert applied(text, resolved.edit.document_changes[0].edits) == SHOP
    assert "declare the screen 'prodct'" in {action.title for action in found}
    predicate = SHOP.replace("isSignedIn and not", "isKnown and not")
    client.text_document_did_change(lsp.DidChangeTextDocumentParams(
        text_document=lsp.VersionedTextDocumentIdentifier(uri=uri(client), version=2),
        content_changes=[lsp.TextDocumentContentChangeWholeDocument(text=predicate)]))
    position = at("is▮Known", predicate)
    assert {"declare the fact 'isKnown'", "declare the condition 'isKnown'"} <= {
        action.title for action in await actions(["quickfix"])}
    client.text_document_did_change(lsp.DidChangeTextDocumentParams(
        text_document=lsp.VersionedTextDocumentIdentifier(uri=uri(client), version=3),
        content_changes=[lsp.TextDocumentContentChangeWholeDocument(text=text)]))
    position = at("openProduct: pr▮odct", text)
    assert {action.kind for action in await actions(["refactor"])} == {"refactor.rewrite"}
    everything, = await actions(["source.fixAll"])
    resolved = await client.code_action_resolve_async(everything)
    assert applied(text, resolved.edit.document_changes[0].edits) == SHOP


@pytest.mark.asyncio
async def test_rename(client):
    document = await opened(client)
    position = at("not is▮Paying")
    prepared = await client.text_document_prepare_rename_async(lsp.PrepareRenameParams(
        text_document=document, position=position))
    assert prepared.placeholder == "isPaying"
    assert await client.text_document_prepare_rename_async(lsp.PrepareRenameParams(
        text_document=document, position=at("scr▮eens"))) is None
    edit = await client.text_document_rename_async(lsp.RenameParams(
        text_document=document, position=position, new_name="isBusy"))
    texts = {"shop.nav.yaml": SHOP, "checkout.nav.yaml": CHECKOUT}
    versions = {}
    for change in edit.document_changes:
        name = change.text_document.uri.split("/")[-1]
        versions[name] = change.text_document.version
        assert applied(texts[name], change.edits) == texts[name].replace("isPaying", "isBusy")
    assert versions == {"shop.nav.yaml": 1, "checkout.nav.yaml": None}
    with pytest.raises(Exception, match="'catalog' is already a screen"):
        await client.text_document_rename_async(lsp.RenameParams(
            text_document=document, position=at("openProduct: pro▮duct"), new_name="catalog"))


@pytest.mark.asyncio
async def test_layout(client):
    text = SHOP.replace("  isSignedIn: Bool", "    isSignedIn:   Bool").replace("  isPaying: Bool", "    isPaying: Bool")
    document = await opened(client, text)
    options = lsp.FormattingOptions(tab_size=2, insert_spaces=True)
    edits = await client.text_document_formatting_async(lsp.DocumentFormattingParams(
        text_document=document, options=options))
    assert applied(text, edits) == SHOP
    part = await client.text_document_range_formatting_async(lsp.DocumentRangeFormattingParams(
        text_document=document, options=options,
        range=lsp.Range(start=lsp.Position(10, 0), end=lsp.Position(12, 0))))
    assert not part
    ranges = await client.text_document_folding_range_async(lsp.FoldingRangeParams(text_document=document))
    assert (7, 16) in {(found.start_line, found.end_line) for found in ranges}


@pytest.mark.asyncio
async def test_folders(client):
    other = client.folder / "other"
    other.mkdir()
    (other / "more.nav.yaml").write_text("navc: 1\ngraph: More\nroot: only\nscreens: { onlyHere: {} }\n")
    event = lsp.WorkspaceFoldersChangeEvent(added=[lsp.WorkspaceFolder(uri=other.as_uri(), name="o")], removed=[])
    client.workspace_did_change_workspace_folders(lsp.DidChangeWorkspaceFoldersParams(event=event))
    found = await client.workspace_symbol_async(lsp.WorkspaceSymbolParams(query="onlyHere"))
    assert [symbol.name for symbol in found] == ["onlyHere"]
