import { readFileSync } from 'node:fs';
import { sha256 } from '../build.ts';

/** Texts that a host pastes. The keys are the names of the files in the script editor. */
export type Texts = Readonly<Record<'Code.gs' | 'sidebar.html' | 'viewer.html' | 'appsscript.json', string>>;

/** Writes the page that leads a host through the installation. The page contains all texts and pictures and loads nothing. */
export function stepsPage(texts: Texts, version: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Install Roundkeeper</title>
<style>${STYLE}</style>
<h1>Install Roundkeeper ${version}</h1>
<p>You need a Google account and a browser on a computer. It takes about ten minutes. Nothing is installed on the computer.</p>
<ol>
<li><h2>Make a spreadsheet</h2>
<p>Open <a href="https://sheets.new">sheets.new</a>. Name it, for instance <i>Roundkeeper season</i>. Never share it with a player:
it will hold every secret.</p></li>
<li><h2>Open the script editor</h2>
<p>In the spreadsheet, choose <b>Extensions › Apps Script</b>. A new tab opens. Click on <i>Untitled project</i> at the top, and name it
<b>Roundkeeper</b>: the menu will have this name.</p></li>
<li><h2>Show the manifest</h2>
<p>At the left, open <b>Project settings</b> (the cog). Tick <b>Show “appsscript.json” manifest file in editor</b>. Go back to the
<b>Editor</b> (&lt;&nbsp;&gt;).</p></li>
<li><h2>Paste the code</h2>
<p>Click on <b>Code.gs</b>. Click into the text, select all of it (Ctrl+A, on a Mac ⌘A), and paste.
It is long: ${linesOf(texts['Code.gs']).length} lines. Wait until the editor shows the last line, which begins with
<code>${lastLineOf(texts['Code.gs'])}</code>. If your browser cannot take it, somebody with npm can install it by clasp instead.</p>
${copyBox('Code.gs', texts)}</li>
<li><h2>Paste the panel</h2>
<p>Beside <i>Files</i>, choose <b>+ › HTML</b>, and name the file <b>sidebar</b>, in small letters; the editor adds “.html”. Select all of its
text, and paste.</p>
${copyBox('sidebar.html', texts)}</li>
<li><h2>Paste the viewer</h2>
<p>Once more <b>+ › HTML</b>; name this file <b>viewer</b>. Select all of its text, and paste. With this page anyone can replay and
check a match that you give them. The SHA-256 of viewer.html is <code>${sha256(texts['viewer.html'])}</code>; the spectators’ pages show it, too.</p>
${copyBox('viewer.html', texts)}</li>
<li><h2>Paste the manifest</h2>
<p>Click on <b>appsscript.json</b>. Select all of its text, and paste.</p>
${copyBox('appsscript.json', texts)}</li>
<li><h2>Save, and go back to the spreadsheet</h2>
<p>Click on the disk (<b>Save project</b>). Go to the tab of the spreadsheet, and load it again. After a few seconds there is
<b>Roundkeeper › Open the panel</b>, in the row of menus.</p></li>
<li><h2>Allow it</h2>
<p>The first time, Google asks for permission. Choose your account. Google says <b>“Google hasn’t verified this app”</b>. The app is the
copy that you just pasted. Only you can use it, and only what you publish leaves your account. Choose <b>Advanced</b>, then
<b>Go to Roundkeeper (unsafe)</b>. Leave every box ticked, and choose <b>Continue</b>. Open the panel once more.</p></li>
<li><h2>Set up the season</h2>
<p>In the panel, choose how players are identified, and press <b>Set up the season</b>.</p>
${picture('set-up', 'The panel: how are players identified?')}
<p>Then paste the players into the panel, one per line: a name and an email. The tab <i>Season</i> shows them; you can also type them there.</p>
${picture('roster', 'The tab Season with four players')}</li>
<li><h2>Run the self-test</h2>
<p>In the panel, press <b>Self-test</b>, and run it once. It checks on your account what we could only read about in Google’s
documentation. It makes scratch files and puts them in the bin.</p></li>
</ol>
<h2>The panel stays blank, or Google refuses each call</h2>
<p>Several Google accounts are signed in to this browser. Use an incognito window or a separate browser profile, signed in with one account.</p>
<h2>Later</h2>
<p>For a new version, paste the four files again. For a new season, make a new spreadsheet, and do all steps again. A copy of the spreadsheet
gets a new script, which cannot use the files of the first one.</p>
<script>${SCRIPT}</script>
</html>
`;
}

const linesOf = (text: string): readonly string[] => text.trimEnd().split('\n');

/** Gives the last line of a text, up to the first opening parenthesis. */
function lastLineOf(text: string): string {
  const [beginning = ''] = (linesOf(text).at(-1) ?? '').split('(');
  return escaped(beginning);
}

function copyBox(name: keyof Texts, texts: Texts): string {
  return `<p><button type="button" data-copies="${name}">Copy the text of ${name}</button> <output></output></p>
<textarea id="${name}" readonly rows="3" aria-label="${name}">${escaped(texts[name])}</textarea>`;
}

function picture(name: string, text: string): string {
  const data = readFileSync(`docs/pictures/${name}.png`).toString('base64');
  return `<p><img src="data:image/png;base64,${data}" alt="${escaped(text)}"></p>`;
}

function escaped(text: string): string {
  // A text area drops the first line break of its text.
  return `${text.startsWith('\n') ? '\n' : ''}${text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;')}`;
}

const STYLE = `
body { font: 16px/1.5 Arial, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem; color: #202124; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.1rem; margin: 1.6rem 0 .3rem; }
button { font: inherit; padding: .5rem 1rem; color: #fff; background: #0b57d0; border: 0; border-radius: 6px; cursor: pointer; }
textarea { width: 100%; box-sizing: border-box; font: 12px monospace; }
img { max-width: 100%; border: 1px solid #c4c7c5; border-radius: 6px; }
output { color: #146c2e; }`;

// A page on the disk may not use the clipboard directly in every browser, so the text is marked and copied.
const SCRIPT = `
for (const button of document.querySelectorAll('[data-copies]'))
  button.onclick = () => {
    const text = document.getElementById(button.dataset.copies);
    text.focus();
    text.select();
    button.nextElementSibling.value = document.execCommand('copy') ? 'Copied.' : 'Now press Ctrl+C (on a Mac ⌘C).';
  };`;
