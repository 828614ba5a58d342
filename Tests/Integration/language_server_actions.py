"""Code actions of `navc lsp`, with pytest-lsp.

usage: python3 -m pytest Tests/Integration/language_server_actions.py
"""
import pytest
from language_server_session import SHOP, applied, at, client, eager, opened, uri
from lsprotocol import types as lsp

WRONG = SHOP.replace("openProduct: product", "openProduct: prodct")
# A mapping that can be in flow style, beside the wrong name.
PLACE = "openProduct: pr▮odct"


async def actions(client, text, place, only=None):
    position = at(place, text)
    return await client.text_document_code_action_async(lsp.CodeActionParams(
        text_document=lsp.TextDocumentIdentifier(uri=uri(client)), range=lsp.Range(start=position, end=position),
        context=lsp.CodeActionContext(diagnostics=[], only=only)))


def replaced(client, text, version):
    client.text_document_did_change(lsp.DidChangeTextDocumentParams(
        text_document=lsp.VersionedTextDocumentIdentifier(uri=uri(client), version=version),
        content_changes=[lsp.TextDocumentContentChangeWholeDocument(text=text)]))


@pytest.mark.asyncio
async def test_a_client_that_resolves_edits_gets_them_later(client):
    """Each kind of action, with the edits that a client without `resolveSupport` gets at once."""
    await opened(client, WRONG)
    assert client.result.capabilities.code_action_provider.resolve_provider is True
    found = await actions(client, WRONG, PLACE) + await actions(client, WRONG, PLACE, ["source.fixAll"])
    assert {action.kind for action in found} == {"quickfix", "refactor.rewrite", "source.fixAll.navc"}
    assert [action.title for action in found if action.edit is not None] == []
    for action in found:
        resolved = await client.code_action_resolve_async(action)
        assert (resolved.title, resolved.kind) == (action.title, action.kind)
        text = applied(WRONG, resolved.edit.document_changes[0].edits)
        if action.kind == "refactor.rewrite":
            assert text == WRONG.replace("openProduct: prodct", "openProduct: { to: prodct }")
        elif action.title.startswith("declare"):
            assert text == WRONG + "  prodct: {}\n"
        else:
            assert text == SHOP
    predicate = "isSigned▮In and not isPaying"
    extracted = next(action for action in await actions(client, WRONG, predicate) if action.kind == "refactor.extract")
    assert extracted.edit is None
    resolved = await client.code_action_resolve_async(extracted)
    assert "conditions:\n" in applied(WRONG, resolved.edit.document_changes[0].edits)


@pytest.mark.asyncio
async def test_the_edits_of_an_old_text_are_refused(client):
    await opened(client, WRONG)
    fix = next(action for action in await actions(client, WRONG, PLACE) if action.title == "change to 'product'")
    replaced(client, "# moved\n" + WRONG, 2)
    with pytest.raises(Exception, match="has changed"):
        await client.code_action_resolve_async(fix)


@pytest.mark.asyncio
async def test_another_client_gets_edits_at_once(eager):
    await opened(eager, WRONG)
    assert eager.result.capabilities.code_action_provider.resolve_provider is False
    found = await actions(eager, WRONG, PLACE) + await actions(eager, WRONG, PLACE, ["source.fixAll"])
    assert {action.kind for action in found} == {"quickfix", "refactor.rewrite", "source.fixAll.navc"}
    assert [action.title for action in found if action.edit is None] == []
    texts = {action.title: applied(WRONG, action.edit.document_changes[0].edits) for action in found}
    assert texts["change to 'product'"] == texts["apply all fixes of navc"] == SHOP


@pytest.mark.asyncio
async def test_all_fixes_are_offered_only_for_a_file_that_is_valid_with_them(client):
    # The second error does not have a fix.
    invalid = WRONG.replace("requires: isSignedIn", "requires: isSignedIn and isKnown and sort > 3")
    await opened(client, invalid)
    fixes = [action.title for action in await actions(client, invalid, PLACE, ["quickfix"])]
    assert "change to 'product'" in fixes
    assert not await actions(client, invalid, PLACE, ["source.fixAll.navc"])
    # Without the second error, both fixes together make the file valid.
    fixable = WRONG.replace("{ close: catalog }", "{ close: catalg }")
    replaced(client, fixable, 2)
    everything, = await actions(client, fixable, PLACE, ["source.fixAll.navc"])
    resolved = await client.code_action_resolve_async(everything)
    assert applied(fixable, resolved.edit.document_changes[0].edits) == SHOP
    # A valid file, and one that libyaml refuses, have nothing to fix.
    for version, text in [(3, SHOP), (4, WRONG.replace("  product:\n", "  product: [\n"))]:
        replaced(client, text, version)
        assert not await actions(client, text, "root: cata▮log", ["source.fixAll.navc"])
