import { defineEvent } from '../kind.ts';
import { substituteIn } from '../playback/playback.ts';
import { mailKey, withKey, withKnown } from '../season-facts.ts';
import { type SubstitutionData, substitution } from '../shapes.ts';

/** Puts an event of this kind into words for everyone: a new person in a place, or a player's new name or address. */
export function substitutionWords({ from, to, person }: SubstitutionData): string {
  if (person === 'other') return `${to} took over the place of ${from}.`;
  return from === to ? `The address of ${to} was changed.` : `${from} is now called ${to}.`;
}

/**
 * Event: another person took a player's place, or the player got a new name or address (H23). The chain of each match of
 * the player gets this event. The season's chain also gets this event if the roster or a name changes.
 */
export const SUBSTITUTE = defineEvent({
  schema: substitution,
  match: (playback, data, at) => {
    const { senders } = playback;
    const until = Date.parse(at.time);
    // Responses from the old accounts do not count from now on.
    const left = senders.map((one) =>
      one.player === data.player && one.until === undefined ? { ...one, until } : one,
    );
    return substituteIn({ ...playback, senders: left }, data, at);
  },
  season(facts, data, at) {
    const { player, from, person, kept, by, joined } = data;
    const placed = withKnown(facts, by === undefined ? [] : [by]);
    const invited = kept
      ? facts.matches
      : new Map(
          [...facts.matches].map(([match, known]) => [
            match,
            { ...known, mails: withKey(known.mails, mailKey('invitation', 0, player), undefined) },
          ]),
        );
    const named = {
      ...placed,
      matches: invited,
      people: joined ? withKey(facts.people, by ?? '', undefined) : facts.people,
      substitutions: withKey(facts.substitutions, player, { ...data, ...at }),
      formerNames: withKey(facts.formerNames, from, player),
    };
    if (person === 'same') return named;
    return {
      ...named,
      givenSince: withKey(facts.givenSince, player, Date.parse(at.time)),
      standIns: withKey(facts.standIns, player, joined ? undefined : by),
    };
  },
  about: () => ({ players: [] }),
  changesPublicPage: true,
  words: { everyone: substitutionWords },
});
