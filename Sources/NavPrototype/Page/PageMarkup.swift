/// What stands on every page.
enum PageMarkup {
  static let beforePicture = """
    <div id="errors" role="alert" hidden><h2>The file has errors. This is the graph before them.</h2><pre id="errors-text" tabindex="0"></pre></div>
    <p id="lost" role="status" hidden>The server has ended. The prototype goes on, and what is saved is not seen.</p>
    <header class="top"><h1 id="title" tabindex="-1">Prototype</h1><button id="undo">Undo</button><button id="again">Start again</button>
    <span class="space"></span>
    <label>Speed <select id="speed"><option value="1">1×</option><option value="2">0.5×</option><option value="4">0.25×</option><option value="10">0.1×</option><option value="0">no slides</option></select></label>
    <button id="guard" class="switch" role="switch" aria-checked="true" aria-label="Guard"><i></i><span>Guard on</span></button>
    <button id="copy">Copy link to this state</button><input id="address" class="mono" aria-label="Link to this state" readonly hidden><button id="save">Save walk</button><button id="save-test">Save as Swift test</button></header>
    <nav class="way" aria-label="Path"><ol id="path" class="mono"></ol><span id="motion" class="style"></span></nav>
    <nav class="views" aria-label="Views"><button id="view-phone" aria-pressed="true">Phone</button><button id="view-picture" aria-pressed="false">Picture</button><button id="view-facts" aria-pressed="false">Facts</button></nav>
    <p id="status" role="status" class="said"></p>
    <section class="left" aria-label="Phone"><h2 class="said">Phone</h2><div id="phone"><div id="screen"></div><div id="toast" aria-hidden="true" hidden></div>
    <div id="console" hidden><h3>Console</h3><ul id="console-lines" class="mono"></ul></div>
    <div id="dead" role="alert" hidden><h3>The app has ended</h3><p>Without a guard, a change during a change ends it.</p><button id="with-guard">Start again with the guard</button><button id="without-guard">Start again without</button></div></div>
    <div class="controls"><button id="twice">Press twice</button><button id="let-go">Swipe, let go</button></div></section>
    <main class="map" aria-label="Picture of the graph"><h2 class="said">Picture</h2><div class="tools"><input id="find" type="search" placeholder="Find a screen" aria-label="Find a screen" autocomplete="off"><span id="found" role="status"></span><span class="space"></span><button id="zoom-out" aria-label="Zoom out">−</button><button id="zoom-fit">Fit</button><button id="zoom-in" aria-label="Zoom in">+</button></div>
    <div id="map" tabindex="0" role="region" aria-label="The picture, to scroll">
    """

  static let afterPicture = """
    </div><p class="hint">Strong lines: the path. Filled heading: the visible screen. Press a card for the shortest way there.</p></main>
    <aside class="facts" aria-label="Facts, links, log"><section><h2>Facts</h2><p id="no-facts" class="style">The graph has no facts.</p><div id="facts"></div>
    <div id="lookups-row" class="fact"><label for="lookups">Answers take, in ms</label><input id="lookups" type="number" min="0" max="86400000" step="100"></div></section>
    <section><h2>Open a link</h2><form id="open" class="row"><input id="link" class="mono" aria-label="Link" list="links" autocomplete="off" spellcheck="false"><datalist id="links"></datalist><button>Open</button></form>
    <p id="waits" class="waits" hidden></p>
    <h2>Visited</h2><div class="seen"><span id="seen-screens-name">Screens</span><progress id="seen-screens" aria-labelledby="seen-screens-name" max="1" value="0"></progress><span id="seen-screens-text"></span>
    <span id="seen-segues-name">Segues</span><progress id="seen-segues" aria-labelledby="seen-segues-name" max="1" value="0"></progress><span id="seen-segues-text"></span></div>
    <p id="too-long" class="waits" hidden>The walk is too long for a link.</p></section>
    <section><h2>Log</h2><p id="no-log" class="style">Nothing was pressed yet.</p><ul id="evicted"></ul><ol id="log" reversed></ol></section></aside>
    """

  static let errorsAlone = """
    <div id="errors" role="alert"><h1>The file has errors</h1><pre id="errors-text" tabindex="0"></pre></div>
    <p id="lost" role="status" hidden>The server has ended.</p>
    """
}
