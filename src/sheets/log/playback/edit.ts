import { readPosition } from '../../../rules/play/edit.ts';
import { replacePosition } from '../../../rules/play/match.ts';
import { choicesAfter } from './choices.ts';
import { type Playback, withViews } from './playback.ts';
import { seenChanges } from './seen-changes.ts';

/**
 * Replaces a match's position with a position that the host typed. Removes each choice after the end that is no longer
 * valid (choices.ts). Throws an Unusable error if the position cannot be used.
 */
export function edit(playback: Playback, data: object): Playback {
  const position = readPosition(playback.match, data, 'edit');
  const after = position.round;
  const earlier = playback.edits.find((one) => one.after === after)?.seen ?? [];
  const seen = [
    ...earlier,
    ...seenChanges(playback.match.game.declaration, playback.match.position, position),
  ];
  const edits = [...playback.edits.filter((one) => one.after !== after), { after, position, seen }];
  const match = replacePosition(playback.match, position);
  const { vote: _, opponent: __, ...rest } = playback;
  return withViews({ ...rest, match, edits, ...choicesAfter(playback, playback.match, match) });
}
