import { harmless } from '../../rules/base/words.ts';
import type { StoryLine } from '../../sheets/panel-api/panel.ts';

/** Says who may read a line of an explanation. */
export function readerWords(to: string): string {
  if (to === 'public') return 'Told to everyone';
  return to === 'host' ? 'Told to hosts only' : `Told to ${to} only`;
}

/** Says for whom an explanation is written. `viewer` is 'host', 'public' or a player's name. */
function viewerWords(viewer: string): string {
  if (viewer === 'host') return 'for hosts only: it holds secrets';
  return viewer === 'public' ? 'as far as everyone may know' : `as far as ${viewer} may know`;
}

/** Writes an explanation as text for a chat: a heading, then one line per event. Names in the text notify nobody. */
export function storyText(heading: string, viewer: string, lines: readonly StoryLine[]): string {
  const words = lines.map(({ to, ruling, text }) => {
    const notes = [
      ...(viewer === 'host' ? [readerWords(to)] : []),
      ...(ruling === '' ? [] : [`ruling ${ruling}`]),
    ];
    return `• ${text}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
  });
  const said = words.length > 0 ? words : ['Nothing happened.'];
  return [`${heading}, ${viewerWords(viewer)}:`, ...said].map(harmless).join('\n');
}
