-- navc in neovim, from version 0.7.
--
--   require("navc").setup()
--
-- The server is started by vim.lsp.config and vim.lsp.enable (from 0.11), by vim.lsp.start (from 0.8), or by
-- vim.lsp.start_client.

local M = {}

M.options = {
  -- The command of the language server.
  cmd = { "navc", "lsp" },
  -- The options of the server, such as { strict = true }.
  server = {},
  -- Whether older versions get the keys of neovim 0.11.
  keys = true,
  -- The format of :NavcPicture: "html" or "svg".
  format = "html",
  -- Opens a picture: a function that takes the path. By default, the system chooses the program.
  open = nil,
}

local filetype = "yaml.navc"
local uv = vim.uv or vim.loop

local function notify(text, level)
  vim.notify("navc: " .. text, level or vim.log.levels.ERROR)
end

-- The directory that the server reads: the repository, else the package, else the directory of the file.
function M.root(path)
  local start = vim.fn.fnamemodify(path, ":p:h")
  for _, marker in ipairs({ ".git", "Package.swift" }) do
    local directory = start
    while true do
      if uv.fs_stat(directory .. "/" .. marker) then
        return directory
      end
      local parent = vim.fn.fnamemodify(directory, ":h")
      if parent == directory then
        break
      end
      directory = parent
    end
  end
  return start
end

-- Keys and options

local keys = {
  K = "hover",
  grn = "rename",
  gra = "code_action",
  grr = "references",
  gO = "document_symbol",
}

local function on_attach(_, bufnr)
  -- Newer versions set these options before this call.
  local options = {
    omnifunc = "v:lua.vim.lsp.omnifunc",
    tagfunc = "v:lua.vim.lsp.tagfunc",
    formatexpr = "v:lua.vim.lsp.formatexpr()",
  }
  for name, value in pairs(options) do
    if vim.bo[bufnr][name] == "" then
      vim.bo[bufnr][name] = value
    end
  end
  if not M.options.keys then
    return
  end
  vim.api.nvim_buf_call(bufnr, function()
    for key, action in pairs(keys) do
      if vim.fn.maparg(key, "n") == "" then
        vim.keymap.set("n", key, function()
          vim.lsp.buf[action]()
        end, { buffer = bufnr, desc = "vim.lsp.buf." .. action .. "()" })
      end
    end
  end)
end

-- The server

local function config()
  local server = M.options.server
  return {
    name = "navc",
    cmd = M.options.cmd,
    init_options = next(server) and server or vim.empty_dict(),
    get_language_id = function()
      return "yaml"
    end,
    on_attach = on_attach,
  }
end

local isReported = false

-- The root of a buffer, or nil if the server cannot be started for it.
local function root_of(bufnr)
  local name = vim.api.nvim_buf_get_name(bufnr)
  if name == "" or name:match("^%a[%w+.-]+://") then
    return nil
  end
  local program = M.options.cmd[1]
  if vim.fn.executable(program) == 0 then
    if not isReported then
      isReported = true
      notify("'" .. program .. "' is not on the PATH", vim.log.levels.WARN)
    end
    return nil
  end
  return M.root(name)
end

-- The clients that this file started without vim.lsp.start, by root.
local started = {}

local function start(bufnr)
  local root = root_of(bufnr)
  if not root then
    return
  end
  local client = vim.tbl_extend("force", config(), { root_dir = root })
  if vim.lsp.start then
    vim.lsp.start(client)
    return
  end
  if not started[root] or vim.lsp.client_is_stopped(started[root]) then
    started[root] = vim.lsp.start_client(client)
  end
  if started[root] then
    vim.lsp.buf_attach_client(bufnr, started[root])
  end
end

local function client_of(bufnr)
  local clients = vim.lsp.get_clients and vim.lsp.get_clients({ bufnr = bufnr }) or vim.lsp.buf_get_clients(bufnr)
  for _, client in pairs(clients) do
    if client.name == "navc" then
      return client
    end
  end
end

-- Commands

-- Runs a command of the server, and passes its text to `show`.
local function execute(command, argument, show)
  local bufnr = vim.api.nvim_get_current_buf()
  local client = client_of(bufnr)
  if not client then
    return notify("this buffer has no language server")
  end
  if not client.server_capabilities.executeCommandProvider then
    return notify("the server has no commands; please install a newer navc")
  end
  local params = { command = command, arguments = { argument } }
  local function handle(failure, text)
    if failure then
      notify(failure.message or tostring(failure))
    elseif type(text) == "string" then
      show(text)
    end
  end
  if vim.fn.has("nvim-0.11") == 1 then
    client:request("workspace/executeCommand", params, handle, bufnr)
  else
    client.request("workspace/executeCommand", params, handle, bufnr)
  end
end

local function open(path)
  if M.options.open then
    return M.options.open(path)
  end
  if vim.ui.open then
    local _, failure = vim.ui.open(path)
    if failure then
      notify("the picture is in " .. path, vim.log.levels.INFO)
    end
    return
  end
  local program = vim.fn.has("mac") == 1 and "open" or "xdg-open"
  if vim.fn.executable(program) == 1 then
    vim.fn.jobstart({ program, path }, { detach = true })
  else
    notify("the picture is in " .. path, vim.log.levels.INFO)
  end
end

-- Opens a picture of the graph in the current buffer, or of the part around a screen.
function M.picture(screen)
  local format = M.options.format
  local argument = { uri = vim.uri_from_bufnr(0), format = format, screen = screen }
  execute("navc.picture", argument, function(text)
    local path = vim.fn.tempname() .. "." .. format
    local file = assert(io.open(path, "wb"))
    file:write(text)
    file:close()
    open(path)
  end)
end

local function id_of(diagnostic)
  local lsp = (diagnostic.user_data or {}).lsp or {}
  return diagnostic.code or lsp.code
end

-- The IDs of the messages on the line of the cursor. An ID whose range contains the cursor is the first.
local function ids_at_cursor()
  local row, column = unpack(vim.api.nvim_win_get_cursor(0))
  local ids = {}
  for _, found in ipairs(vim.diagnostic.get(0, { lnum = row - 1 })) do
    if id_of(found) then
      local contains = column >= found.col and (found.end_lnum > found.lnum or column < found.end_col)
      table.insert(ids, contains and 1 or #ids + 1, id_of(found))
    end
  end
  return ids
end

-- Shows the description of a message: of an ID, or of the message at the cursor.
function M.explain(id)
  id = id or ids_at_cursor()[1]
  if not id then
    return notify("there is no message on this line", vim.log.levels.INFO)
  end
  execute("navc.explain", { id = id }, function(text)
    local lines = vim.split(text:gsub("\n+$", ""), "\n")
    local height = math.max(5, math.floor(vim.o.lines / 2))
    local options = { focus_id = "navc", border = "single", max_height = height }
    vim.lsp.util.open_floating_preview(lines, "plaintext", options)
  end)
end

local function complete_id(typed)
  local found, ids = {}, {}
  for _, diagnostic in ipairs(vim.diagnostic.get(0)) do
    local id = id_of(diagnostic)
    if id and not found[id] and vim.startswith(id, typed) then
      found[id] = true
      table.insert(ids, id)
    end
  end
  table.sort(ids)
  return ids
end

local function create_commands()
  local command = vim.api.nvim_create_user_command
  local function argument(call)
    return call.args ~= "" and call.args or nil
  end
  command("NavcPicture", function(call)
    M.picture(argument(call))
  end, { nargs = "?", desc = "Open a picture of the graph, or of the part around a screen" })
  command("NavcExplain", function(call)
    M.explain(argument(call))
  end, { nargs = "?", complete = complete_id, desc = "Describe the message at the cursor, or an ID" })
end

-- Sets the options, and starts the server for graph files that are opened from now on.
function M.setup(options)
  M.options = vim.tbl_extend("force", M.options, options or {})
  create_commands()
  local group = vim.api.nvim_create_augroup("navc", { clear = true })
  if vim.fn.has("nvim-0.8") == 1 then
    vim.filetype.add({ pattern = { [".*%.nav%.yaml"] = { filetype, { priority = 10 } } } })
  else
    vim.api.nvim_create_autocmd({ "BufRead", "BufNewFile" }, {
      group = group,
      pattern = "*.nav.yaml",
      callback = function()
        vim.bo.filetype = filetype
      end,
    })
  end
  if vim.lsp.config and vim.lsp.enable then
    local server = config()
    server.filetypes = { filetype }
    server.root_dir = function(bufnr, on_dir)
      local root = root_of(bufnr)
      if root then
        on_dir(root)
      end
    end
    vim.lsp.config("navc", server)
    vim.lsp.enable("navc")
    return
  end
  vim.api.nvim_create_autocmd("FileType", {
    group = group,
    pattern = filetype,
    callback = function(event)
      start(event.buf)
    end,
  })
end

return M
