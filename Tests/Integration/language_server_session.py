"""A session of pytest-lsp with `navc lsp`, for the tests of its answers.

`NAVC` names the program; the default is `.build/debug/navc`.
"""
import os
import pathlib

import pytest_lsp
from lsprotocol import types as lsp
from pytest_lsp import ClientServerConfig, LanguageClient, client_capabilities
from samples import CHECKOUT, SHOP

REPOSITORY = pathlib.Path(__file__).resolve().parents[2]
NAVC = os.environ.get("NAVC", str(REPOSITORY / ".build" / "debug" / "navc"))


async def begin(lsp_client, folder, change=lambda capabilities: None):
    """Opens a session in a folder with two files."""
    (folder / "shop.nav.yaml").write_text(SHOP)
    (folder / "checkout.nav.yaml").write_text(CHECKOUT)
    capabilities = client_capabilities("visual-studio-code")
    capabilities.text_document.diagnostic = None
    # That version of the editor has no hints.
    capabilities.text_document.inlay_hint = lsp.InlayHintClientCapabilities()
    capabilities.workspace.inlay_hint = lsp.InlayHintWorkspaceClientCapabilities(refresh_support=True)
    change(capabilities)
    registered = []
    lsp_client.feature("client/registerCapability")(lambda params: registered.append(params))
    result = await lsp_client.initialize_session(lsp.InitializeParams(
        capabilities=capabilities, process_id=os.getpid(),
        workspace_folders=[lsp.WorkspaceFolder(uri=folder.as_uri(), name="shop")]))
    lsp_client.result, lsp_client.folder, lsp_client.registered = result, folder, registered


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[NAVC, "lsp"]))
async def client(lsp_client: LanguageClient, tmp_path):
    await begin(lsp_client, tmp_path)
    yield
    await lsp_client.shutdown_session()


def without_resolve(capabilities):
    capabilities.text_document.code_action.resolve_support = None


@pytest_lsp.fixture(config=ClientServerConfig(server_command=[NAVC, "lsp"]))
async def eager(lsp_client: LanguageClient, tmp_path):
    """A client that cannot resolve the edits of code actions."""
    await begin(lsp_client, tmp_path, without_resolve)
    yield
    await lsp_client.shutdown_session()


def uri(client, name="shop.nav.yaml"):
    return (client.folder / name).as_uri()


async def opened(client, text=SHOP, name="shop.nav.yaml"):
    """Opens a document, and waits for its diagnostics."""
    client.text_document_did_open(lsp.DidOpenTextDocumentParams(
        text_document=lsp.TextDocumentItem(uri=uri(client, name), language_id="yaml", version=1, text=text)))
    await client.wait_for_notification("textDocument/publishDiagnostics")
    return lsp.TextDocumentIdentifier(uri=uri(client, name))


def at(marked, text=SHOP):
    """The position of the mark in a part of a text."""
    part = marked.replace("▮", "")
    offset = text.index(part) + marked.index("▮")
    line = text[:offset].count("\n")
    return lsp.Position(line=line, character=offset - (text[:offset].rfind("\n") + 1))


def applied(text, edits):
    lines = text.split("\n")
    for edit in sorted(edits, key=lambda e: (e.range.start.line, e.range.start.character), reverse=True):
        start = sum(len(line) + 1 for line in lines[:edit.range.start.line]) + edit.range.start.character
        end = sum(len(line) + 1 for line in lines[:edit.range.end.line]) + edit.range.end.character
        text = text[:start] + edit.new_text + text[end:]
        lines = text.split("\n")
    return text
