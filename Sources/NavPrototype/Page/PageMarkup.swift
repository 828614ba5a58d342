/// The markup that all pages share.
enum PageMarkup {
  static let beforePicture = """
    <div id="errors" role="alert" hidden><h2>The file has errors. The page shows the last valid graph.</h2><pre id="errors-text" tabindex="0"></pre></div>
    <p id="lost" role="status" hidden>The server has stopped. The prototype still works, but does not show new changes to the file.</p>
    <header class="top"><h1 id="title" tabindex="-1">Prototype</h1><button id="undo" aria-label="Undo" title="Undoes the last step"><svg class="icon" viewBox="0 0 12 12" aria-hidden="true"><path d="M4.6 2 1.8 4.8l2.8 2.8M2 4.8h5.4a2.7 2.7 0 0 1 0 5.4H5"/></svg><span>Undo</span></button><button id="again" aria-label="Start again" title="Starts again at the first screen, with the initial facts"><svg class="icon" viewBox="0 0 12 12" aria-hidden="true"><path d="M9.8 4.2A4.2 4.2 0 1 0 10.2 6.8M10 1.4v3H7"/></svg><span>Start again</span></button><span id="steps" class="style" title="The number of steps of the walk"></span>
    <span class="space"></span>
    <button id="guard" class="switch" role="switch" aria-checked="true" aria-label="Guard" title="Off: the app behaves as on UIKit without a guard against presses during a slide"><i></i><span>Guard on</span></button>
    <button id="more" aria-expanded="false" aria-controls="tools" title="Shows speed, link, and files">More</button>
    <div id="tools"><label title="The speed of animations">Speed <select id="speed" title="The speed of animations"><option value="1">1×</option><option value="2">0.5×</option><option value="4">0.25×</option><option value="10">0.1×</option><option value="0">no animation</option></select></label>
    <button id="copy" title="Copies a link to this state">Copy link</button><input id="address" class="mono" aria-label="Link to this state" title="The link to this state" readonly hidden><button id="save" title="Saves the walk, one step per line">Save walk</button><button id="save-test" title="Saves the walk as a Swift test">Save as test</button></div></header>
    <nav class="way" aria-label="Path"><ol id="path" class="mono"></ol><span id="motion" class="style"></span></nav>
    <nav class="views" aria-label="Views"><button id="view-phone" aria-pressed="true" title="Shows the phone">Phone</button><button id="view-picture" aria-pressed="false" title="Shows the picture of the graph">Picture</button><button id="view-facts" aria-pressed="false" title="Shows facts, links, and the log">Facts</button></nav>
    <p id="status" role="status" class="said"></p><div id="toast" aria-hidden="true" hidden></div>
    <section class="left" aria-label="Phone"><h2 class="said">Phone</h2><div id="phone"><div id="screen"></div>
    <div id="console" hidden><h3>Console</h3><ul id="console-lines" class="mono"></ul></div>
    <div id="dead" role="alert" hidden><h3>The app has crashed</h3><p>Without a guard, a change during another change can crash the app.</p><button id="with-guard" title="Starts again with the guard">Start again with the guard</button><button id="without-guard" title="Starts again without a guard">Start again without</button></div></div>
    <div class="controls"><button id="twice" title="Presses the last segue twice within 40 milliseconds">Press twice</button><button id="let-go" title="Starts a swipe, and releases it too early">Swipe, let go</button></div></section>
    <main class="map" aria-label="Picture of the graph"><h2 class="said">Picture</h2><div class="tools"><input id="find" type="search" placeholder="Find a screen" aria-label="Find a screen" title="Finds screens by name or title. Press Enter for the next one" autocomplete="off"><span id="found" role="status"></span><span class="space"></span><button id="zoom-out" aria-label="Zoom out" title="Zooms out">−</button><button id="zoom-fit" title="Shows the entire picture">Fit</button><button id="zoom-in" aria-label="Zoom in" title="Zooms in">+</button></div>
    <div id="map" tabindex="0" role="region" aria-label="Scrollable picture">
    """

  static let afterPicture = """
    </div><details id="legend"><summary title="Explains the lines and icons of the picture">How to read this</summary><ul id="legend-signs"><li><i class="key-here"></i>visible screen</li><li><i class="key-path"></i>path to it</li><li><i class="key-visited"><svg viewBox="0 0 12 12" aria-hidden="true"><path d="M2 6.5 5 9.5 10.5 3"/></svg></i>visited</li><li><i class="key-found"></i>path to a selected card</li></ul></details></main>
    <aside class="facts" aria-label="Facts, links, log"><section><h2>Facts</h2><p id="facts-hint" class="style">The state of the app. Change a fact to see the effect.</p><p id="no-facts" class="style">The graph has no facts.</p><div id="facts"></div>
    <div id="lookups-row" class="fact"><label for="lookups">Async facts take, in ms</label><input id="lookups" type="number" min="0" max="86400000" step="100" title="The time until an async fact returns a value"></div></section>
    <section><h2>Open a link</h2><form id="open" class="row"><input id="link" class="mono" aria-label="Link" title="A link from another app" list="links" autocomplete="off" spellcheck="false"><datalist id="links"></datalist><button title="Opens the link">Open</button></form>
    <p id="waits" class="waits" hidden></p>
    <h2>Visited</h2><div class="seen"><span id="seen-screens-name">Screens</span><progress id="seen-screens" aria-labelledby="seen-screens-name" max="1" value="0"></progress><span id="seen-screens-text"></span>
    <span id="seen-segues-name">Segues</span><progress id="seen-segues" aria-labelledby="seen-segues-name" max="1" value="0"></progress><span id="seen-segues-text"></span></div>
    <p id="too-long" class="waits" hidden>The walk is too long for a link.</p></section>
    <section><h2>Log</h2><p id="no-log" class="style">There are no requests yet.</p><ul id="evicted"></ul><ol id="log" reversed></ol></section></aside>
    """

  static let errorsAlone = """
    <div id="errors" role="alert"><h1>The file has errors</h1><pre id="errors-text" tabindex="0"></pre></div>
    <p id="lost" role="status" hidden>The server has stopped.</p>
    """
}
