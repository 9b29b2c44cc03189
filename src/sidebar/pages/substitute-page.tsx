import { useState } from 'preact/hooks';
import type {
  HandOver,
  MatchState,
  PanelState,
  SeasonState,
  Substitution,
} from '../../sheets/panel-api/panel.ts';
import { peopleOf, personId, substitutedWords } from '../logic/people.ts';
import { ButtonRow } from '../parts/button.tsx';
import { Choice, ExplainedChoices, PersonChoice, TextField } from '../parts/inputs.tsx';
import { Page } from '../parts/page.tsx';
import { Report } from '../parts/report.tsx';
import { useAction } from '../session/action.ts';

interface Props {
  readonly season: SeasonState;
  /** Id of the roster place whose player changes; '' lets the host choose. */
  readonly player: string;
  readonly matches: PanelState['matches'];
  readonly differences: PanelState['differences'];
  onBack(): void;
}

/** Page that gives a player's place to somebody else, or changes the player's name or address. */
export function SubstitutePage({ season, player: asked, matches, differences, onBack }: Props) {
  const places = season.players.filter(({ id }) => id !== '');
  const typed = new Map(differences.flatMap(({ player }) => (player ? [[player.id, player] as const] : [])));
  const draftOf = (id: string, person: Substitution['person']): Substitution => {
    const known = places.find((one) => one.id === id);
    const { name = '', email = '' } = typed.get(id) ?? (person === 'same' ? known : undefined) ?? {};
    return { player: id, person, by: '', name, email };
  };
  /** Says whether the host typed only a new name into this roster row, so that the person stays the same. */
  const isNameOnly = (id: string) => {
    const [now, before] = [typed.get(id), places.find((one) => one.id === id)];
    return now !== undefined && before !== undefined && now.email !== '' && now.email === before.email;
  };
  const [draft, setDraft] = useState(() => {
    const id = asked || ([...typed.keys()][0] ?? '');
    return draftOf(id, isNameOnly(id) ? 'same' : 'other');
  });
  const action = useAction<'substitute'>('writes');
  /** True if the host's latest change was to a roster place in an unfinished match. */
  const [isPlaying, setIsPlaying] = useState(false);
  /** Sentence about the result of the last change. */
  const [changed, setChanged] = useState('');
  const { player, person, by } = draft;
  const isCode = season.identity === 'code';
  const old = places.find(({ id }) => id === player);
  // A closed match does not change any more (H23).
  const affected = matches.filter((match) => !match.closed && hasPlace(match, player));
  const others = peopleOf(season).filter((one) => old === undefined || personId(one) !== personId(old));
  const isBusy = (one: SeasonState['players'][number]) =>
    season.players.some(
      (place) => personId(place) === one.id && affected.some((match) => hasPlace(match, place.id)),
    );
  const free = others.filter((one) => !isBusy(one));
  const handOver = async () => {
    if (!old) return;
    setIsPlaying(affected.some(({ over }) => !over));
    const now = others.find(({ key }) => key === by) ?? {
      name: draft.name.trim(),
      email: draft.email.trim(),
    };
    setChanged(substitutedWords(person, old, now, affected));
    const doing = person === 'other' ? 'Handing over the place' : 'Saving the change';
    const answer = await action.start(doing, 'substitute', draft);
    if (!answer?.ok) return;
    // The input is emptied, because a second click would hand the place over again.
    setDraft(draftOf('', 'other'));
  };

  return (
    <Page title="Replace a player, or change an address" onBack={onBack}>
      <PersonChoice
        label="Whose place changes"
        people={places}
        value={player}
        onChange={(id) => setDraft(draftOf(id, isNameOnly(id) ? 'same' : person))}
      />
      {old && (
        <>
          <ExplainedChoices
            legend="What changes"
            name="person"
            choices={PERSONS}
            chosen={person}
            onChoose={(value) => setDraft(draftOf(player, value))}
          />
          {person === 'other' && (
            <Choice
              label="Who takes over"
              value={by}
              choices={[
                ['', 'Somebody new'],
                ...free.map(({ key, name, out }) => {
                  return [key, `${name} (on the roster${out === '' ? '' : ', out of the season'})`] as const;
                }),
              ]}
              help={
                free.length < others.length &&
                `The list leaves out everybody who already plays in ${affected.map(({ title }) => title).join(' or ')}.`
              }
              onChange={(chosen) => setDraft({ ...draft, by: chosen })}
            />
          )}
          {by !== '' && (
            <p class="help">
              A player without a match, file or purse moves into the row of {old.name} in the tab “Season”.
              Any other player keeps a separate row, with a separate purse.
            </p>
          )}
          {by === '' && (
            <>
              <TextField
                label="Name"
                maxLength={300}
                value={draft.name}
                onChange={(name) => setDraft({ ...draft, name })}
              />
              <TextField
                type="email"
                label="Email"
                maxLength={320}
                value={draft.email}
                help={
                  isCode &&
                  'The email of a Google account. Without an email, the file opens with a secret link.'
                }
                onChange={(email) => setDraft({ ...draft, email })}
              />
            </>
          )}
          <p class="small">
            {person === 'other'
              ? `The new player gets everything of this place for the whole season: hand, points, purse and Tokens of Life. ${old.name} leaves the season. The file, link and code of ${old.name} stop working. An order already sent counts until the new player sends one. You can add ${old.name} again for a later match, with an empty purse. To give the place back, replace the new player in the same way.`
              : keptWords(old.email.trim() !== '' && old.email.trim() !== draft.email.trim(), isCode)}
          </p>
        </>
      )}
      <Report of={action} done={(made) => <HandedOver of={made} changed={changed} hasMatch={isPlaying} />} />
      {old && (
        <ButtonRow kind="main" onPress={handOver}>
          {person === 'other' ? `Hand over the place of ${old.name}` : 'Save the change'}
        </ButtonRow>
      )}
    </Page>
  );
}

/** Says what a player keeps when the player's name or address changes. */
function keptWords(isMoved: boolean, isCode: boolean): string {
  if (!isMoved) return `The player keeps everything, also the file${isCode ? ' and the code' : ''}.`;
  return `The player keeps everything. The old address${isCode ? ' and the old code' : ''} no longer work${isCode ? '' : 's'}.`;
}

/** Says whether this player of the season has a seat in a match. */
function hasPlace({ seats }: MatchState, id: string): boolean {
  return id !== '' && seats.some(({ player }) => player === id);
}

const PERSONS = [
  ['other', 'Another person plays from now on', ''],
  ['same', 'The same person gets another name or address', ''],
] as const;

/** Shows the result of a substitution: a link to the new player's file, and perhaps an invitation for the new player. */
function HandedOver({
  of: { handed, problems },
  changed,
  hasMatch,
}: {
  readonly of: HandOver;
  readonly changed: string;
  readonly hasMatch: boolean;
}) {
  if (handed.length + problems.length === 0) return <>{changed} Links, files and codes stay the same.</>;
  return (
    <>
      {changed}{' '}
      {handed.map(({ name, access, link }) => (
        <span key={name}>
          {(access === 'account' && !hasMatch ? SEND_LINK : HANDED[access]).split('NAME').join(name)}{' '}
          <a href={link} target="_blank" rel="noopener">
            File of {name}
          </a>{' '}
        </span>
      ))}
      {problems.join(' ')}
    </>
  );
}

const SEND_LINK = 'Only NAME’s account can now open the file of NAME. Send NAME the link:';

const HANDED: Readonly<Record<HandOver['handed'][number]['access'], string>> = {
  account:
    'Only NAME’s account can now open the file of NAME. Invite NAME under “Invite players” of an open match, or send NAME the link:',
  link: 'The file of NAME opens with a secret link. Send this link only to NAME:',
  '': 'Nobody can open the file of NAME yet:',
};
