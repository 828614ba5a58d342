"""Requests to `navc lsp` that show a graph in other ways: tokens, hierarchies, lenses, hints, and commands.

usage: python3 -m pytest Tests/Integration/language_server_views.py
"""
import asyncio
import random
import subprocess

import pytest
from language_server_session import CHECKOUT, NAVC, SHOP, applied, at, client, opened, uri
from lsprotocol import types as lsp

# The capabilities that this file tests.
VIEWS = {"semanticTokensProvider", "documentLinkProvider", "selectionRangeProvider", "callHierarchyProvider",
         "executeCommandProvider", "codeLensProvider", "inlayHintProvider", "signatureHelpProvider"}


def replaced(client, text, version):
    client.text_document_did_change(lsp.DidChangeTextDocumentParams(
        text_document=lsp.VersionedTextDocumentIdentifier(uri=uri(client), version=version),
        content_changes=[lsp.TextDocumentContentChangeWholeDocument(text=text)]))


def tokens(client, text, data):
    """The tokens as pairs of a text and a type."""
    legend = client.result.capabilities.semantic_tokens_provider.legend
    line = character = 0
    found = []
    for index in range(0, len(data), 5):
        lines, characters, length, kind, modifiers = data[index:index + 5]
        line, character = line + lines, characters + (0 if lines else character)
        marks = [name for bit, name in enumerate(legend.token_modifiers) if modifiers >> bit & 1]
        found.append(" ".join([text.split("\n")[line][character:character + length], legend.token_types[kind], *marks]))
    return found


@pytest.mark.asyncio
async def test_semantic_tokens(client):
    document = await opened(client)
    result = await client.text_document_semantic_tokens_full_async(lsp.SemanticTokensParams(text_document=document))
    found = tokens(client, SHOP, result.data)
    assert found[:6] == [
        "navc property", "1 number", "graph property", "Shop namespace declaration", "root property", "catalog class"]
    assert {"isSignedIn variable declaration", "Bool type defaultLibrary", "and operator", "not operator",
            "openProduct method declaration", "id parameter declaration", "done event",
            "checkout.nav.yaml string"} <= set(found)
    line = at("req▮uires").line
    part = await client.text_document_semantic_tokens_range_async(lsp.SemanticTokensRangeParams(
        text_document=document, range=lsp.Range(start=lsp.Position(line, 6), end=lsp.Position(line, 16))))
    assert tokens(client, SHOP, part.data) == ["requires property", "isSignedIn variable"]


@pytest.mark.asyncio
async def test_deltas_of_semantic_tokens(client):
    """The tokens after a delta are all tokens."""
    document = await opened(client)
    chance = random.Random(1)
    result = await client.text_document_semantic_tokens_full_async(lsp.SemanticTokensParams(text_document=document))
    data, identifier, text = list(result.data), result.result_id, SHOP
    for version in range(2, 60):
        start = chance.randrange(len(text))
        text = text[:start] + chance.choice(["", "x", "\n", "{", " ", ": "]) + text[start + chance.randrange(9):]
        text = SHOP if version % 10 == 0 else text
        replaced(client, text, version)
        delta = await client.text_document_semantic_tokens_full_delta_async(lsp.SemanticTokensDeltaParams(
            text_document=document, previous_result_id=identifier))
        assert len(delta.edits) <= 1
        for edit in delta.edits:
            data[edit.start:edit.start + edit.delete_count] = edit.data
        full = await client.text_document_semantic_tokens_full_async(lsp.SemanticTokensParams(text_document=document))
        assert data == list(full.data), text
        identifier = full.result_id
    unknown = await client.text_document_semantic_tokens_full_delta_async(lsp.SemanticTokensDeltaParams(
        text_document=document, previous_result_id="unknown"))
    assert list(unknown.data) == data


@pytest.mark.asyncio
async def test_links_and_selection_ranges(client):
    document = await opened(client)
    link, = await client.text_document_document_link_async(lsp.DocumentLinkParams(text_document=document))
    assert (link.target, link.range.start) == (uri(client, "checkout.nav.yaml"), at("mount: ▮checkout"))
    name, empty = await client.text_document_selection_range_async(lsp.SelectionRangeParams(
        text_document=document, positions=[at("not is▮Paying"), lsp.Position(6, 0)]))
    found = []
    while name:
        found.append(applied(SHOP, [lsp.TextEdit(range=name.range, new_text="|")]))
        name = name.parent
    assert found[:4] == [SHOP.replace("    requires: isSignedIn and not isPaying", line) for line in [
        "    requires: isSignedIn and not |", "    requires: isSignedIn and |", "    requires: |", "    |"]]
    assert found[-1] == "|" and empty.parent.range.end.line == SHOP.count("\n")


@pytest.mark.asyncio
async def test_call_hierarchy(client):
    text = SHOP.replace("screens:\n", "anywhere: { go: { seeBill: checkout } }\n\nscreens:\n")
    document = await opened(client, text)
    item, = await client.text_document_prepare_call_hierarchy_async(lsp.CallHierarchyPrepareParams(
        text_document=document, position=at("buy: che▮ckout", text)))
    assert (item.name, item.selection_range.start) == ("checkout", at("  ▮checkout:", text))
    incoming = await client.call_hierarchy_incoming_calls_async(lsp.CallHierarchyIncomingCallsParams(item=item))
    assert [(call.from_.name, [place.start for place in call.from_ranges]) for call in incoming] == [
        ("catalog", [at("▮buy", text)]), ("anywhere", [at("▮seeBill", text)])]
    outgoing = await client.call_hierarchy_outgoing_calls_async(lsp.CallHierarchyOutgoingCallsParams(item=item))
    assert [call.to.name for call in outgoing] == ["catalog", "bill"]
    bill = outgoing[1].to
    assert bill.uri == uri(client, "checkout.nav.yaml")
    outer = await client.call_hierarchy_incoming_calls_async(lsp.CallHierarchyIncomingCallsParams(item=bill))
    assert [(call.from_.name, call.from_.uri) for call in outer] == [("checkout", uri(client))]
    assert await client.text_document_prepare_call_hierarchy_async(lsp.CallHierarchyPrepareParams(
        text_document=document, position=at("scr▮eens", text))) is None
    bill.uri = "file:///etc/other.nav.yaml"
    with pytest.raises(Exception, match="is not in a folder"):
        await client.call_hierarchy_outgoing_calls_async(lsp.CallHierarchyOutgoingCallsParams(item=bill))


async def executed(client, command, **argument):
    return await client.workspace_execute_command_async(lsp.ExecuteCommandParams(command=command, arguments=[argument]))


def printed(*arguments, **options):
    return subprocess.run([NAVC, *arguments], stdout=subprocess.PIPE, **options).stdout.decode()


@pytest.mark.asyncio
async def test_commands(client):
    """The texts of commands are those of the command line."""
    assert list(client.result.capabilities.execute_command_provider.commands) == [
        "navc.picture", "navc.walk", "navc.explain", "navc.swift"]
    await opened(client)
    shop = client.folder / "shop.nav.yaml"
    assert await executed(client, "navc.explain", id="unknown-screen") == printed("explain", "unknown-screen")
    assert await executed(client, "navc.picture", uri=uri(client), format="svg") == printed("render", shop)
    assert await executed(client, "navc.picture", uri=uri(client), format="html") == printed(
        "render", "--format", "html", shop)
    assert await executed(client, "navc.picture", uri=uri(client), format="svg", screen="product") == printed(
        "render", "--focus", "product", "--depth", "2", shop)
    checkout = client.folder / "checkout.nav.yaml"
    assert await executed(client, "navc.swift", uri=uri(client)) == printed("generate", shop)
    assert await executed(client, "navc.swift", uri=uri(client, "checkout.nav.yaml")) == printed("generate", checkout)
    assert await executed(client, "navc.walk", uri=uri(client)) == printed("run", "--html", shop, "-o", "-")
    # The text of the editor counts, not the file.
    text = SHOP.replace("openProduct: product", "openProduct: prodct")
    replaced(client, text, 2)
    draft = await executed(client, "navc.picture", uri=uri(client), format="svg")
    shop.write_text(text)
    assert draft == printed("render", "--draft", shop, stderr=subprocess.DEVNULL)
    replaced(client, SHOP.replace("id: Int }", "id: Int"), 3)
    broken = await executed(client, "navc.picture", uri=uri(client), format="svg")
    assert "checkout" in broken and "an error" in broken
    for command, argument, problem in [
            ("navc.swift", {"uri": uri(client)}, "the graph has an error"),
            ("navc.walk", {"uri": uri(client)}, "the graph has an error"),
            ("navc.picture", {"uri": uri(client), "screen": "gone"}, "the picture has no screen 'gone'"),
            ("navc.picture", {"uri": uri(client), "format": "png"}, "there is no format 'png'"),
            ("navc.picture", {"uri": "file:///etc/x.nav.yaml"}, "is not in a folder"),
            ("navc.picture", {}, "needs the argument 'uri'"), ("navc.explain", {"id": "gone"}, "there is no message"),
            ("navc.gone", {}, "there is no command 'navc.gone'")]:
        with pytest.raises(Exception, match=problem):
            await executed(client, command, **argument)


async def hints(client, text, document):
    end = lsp.Position(line=text.count("\n"), character=0)
    found = await client.text_document_inlay_hint_async(lsp.InlayHintParams(
        text_document=document, range=lsp.Range(start=lsp.Position(0, 0), end=end)))
    return [(hint.position, hint.label, hint.kind) for hint in found]


@pytest.mark.asyncio
async def test_lenses_and_hints(client):
    refreshed = asyncio.Queue()
    for feature in ["codeLens", "inlayHint"]:
        client.feature(f"workspace/{feature}/refresh")(lambda _, name=feature: refreshed.put_nowait(name))
    text = SHOP.replace("unwind: { close: catalog }", "unwind: { close: previous }")
    document = await opened(client, text)
    found = await client.text_document_code_lens_async(lsp.CodeLensParams(text_document=document))
    line = at("  ▮product:", text)
    here = [lens.command for lens in found if lens.range.start == line]
    assert [command.title for command in here] == ["1 way here", "picture", "walk"]
    assert len(found) == 9
    picture = await client.workspace_execute_command_async(lsp.ExecuteCommandParams(
        command=here[1].command, arguments=here[1].arguments))
    assert "product" in picture and "checkout" not in picture
    page = await client.workspace_execute_command_async(lsp.ExecuteCommandParams(
        command=here[2].command, arguments=here[2].arguments))
    assert page.startswith("<!doctype html>")
    assert await hints(client, text, document) == []
    client.set_configuration({"navc": {"inlayHints": True, "lenses": False}})
    client.workspace_did_change_configuration(lsp.DidChangeConfigurationParams(settings=None))
    features = set()
    while features != {"codeLens", "inlayHint"}:
        features.add(await asyncio.wait_for(refreshed.get(), 5))
    assert await hints(client, text, document) == [
        (at("openProduct: product▮", text), "(id: Int)", lsp.InlayHintKind.Parameter),
        (at("close: previous▮", text), "= catalog", lsp.InlayHintKind.Type)]
    assert not await client.text_document_code_lens_async(lsp.CodeLensParams(text_document=document))


@pytest.mark.asyncio
async def test_signature_help(client):
    text = SHOP.replace("  isPaying: Bool\n", "  isPaying: Bool\n  inStock: { type: Bool, arguments: { id: Int, on: Date } }\n")
    text = text.replace("requires: isSignedIn and not isPaying", 'requires: "isSignedIn and inStock(id: 1, ')
    document = await opened(client, text)
    help = await client.text_document_signature_help_async(lsp.SignatureHelpParams(
        text_document=document, position=at("inStock(id: 1, ▮", text)))
    signature, = help.signatures
    assert (signature.label, help.active_parameter) == ("inStock(id: Int, on: Date): Bool", 1)
    assert [signature.label[slice(*parameter.label)] for parameter in signature.parameters] == ["id: Int", "on: Date"]
    assert await client.text_document_signature_help_async(lsp.SignatureHelpParams(
        text_document=document, position=at("req▮uires", text))) is None


@pytest.mark.asyncio
async def test_renamed_files(client):
    operations = client.result.capabilities.workspace.file_operations
    assert [filter.pattern.glob for filter in operations.will_rename.filters] == ["**/*.nav.yaml", "**"]
    (client.folder / "parts").mkdir()
    (client.folder / "other.nav.yaml").write_text(SHOP.replace("graph: Shop", "graph: Other"))
    client.workspace_did_change_watched_files(lsp.DidChangeWatchedFilesParams(changes=[
        lsp.FileEvent(uri=uri(client, "other.nav.yaml"), type=lsp.FileChangeType.Created)]))
    text = SHOP.replace("Shop", "Unsaved")
    await opened(client, text)

    async def renamed(old, new):
        edit = await client.workspace_will_rename_files_async(lsp.RenameFilesParams(
            files=[lsp.FileRename(old_uri=uri(client, old), new_uri=uri(client, new))]))
        changes = edit.document_changes if edit else []
        return {change.text_document.uri.split("/")[-1]: change.edits for change in changes}

    edits = await renamed("checkout.nav.yaml", "missing/folder/pay.nav.yaml")
    assert set(edits) == {"shop.nav.yaml", "other.nav.yaml"}
    assert applied(text, edits["shop.nav.yaml"]) == text.replace("checkout.nav.yaml", "missing/folder/pay.nav.yaml")
    edits = await renamed("shop.nav.yaml", "parts/shop.nav.yaml")
    assert applied(text, edits["shop.nav.yaml"]) == text.replace("checkout.nav.yaml", "../checkout.nav.yaml")
    assert await renamed("parts", "new") == {}
