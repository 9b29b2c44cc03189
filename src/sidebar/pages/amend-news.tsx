import { listed } from '../../rules/base/words.ts';
import type { AmendPreview, StoryLine } from '../../sheets/panel-api/panel.ts';
import { FoldedLines, Lines, Story } from '../parts/lines.tsx';

interface Props {
  readonly of: AmendPreview;
  readonly what: 'order' | 'trade' | 'ruling';
  /** Name of the player whose order would be deleted; undefined for other corrections. */
  readonly without?: string | undefined;
  /** Names of the players who have an order for the open round, if known. */
  readonly sent?: readonly string[];
}

/** Shows the effects of a correction, and which lines of the rounds' explanations would become wrong. */
export function AmendNews({ of, what, without, sent = [] }: Props) {
  const { results, rounds, fallen, position, standing, purses, again, stays, prevented } = of;
  return (
    <section class="box calm" aria-label="What changes" role="status">
      <h2>{without === undefined ? 'What changes' : `What changes if you delete the order of ${without}`}</h2>
      {results.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {rounds.length === 0 && <p>What players were told about the rounds stays the same.</p>}
      {standing !== '' && <p>{standing}</p>}
      {fallen.length > 0 && (
        <p>
          {fallen.length === 1 ? 'Round' : 'Rounds'} {listed(fallen.map(String))} would be deleted, because
          the match would end earlier.
        </p>
      )}
      {what !== 'ruling' &&
        rounds.some(({ wrong, boards }) => wrong.some(isToPlayers) || boards.length > 0) && (
          <p>
            Pages of other players do not say whose {what} was corrected. But everyone can compare the old
            result with the new one, and may guess the {what} from that.
          </p>
        )}
      {rounds.map((news) => (
        <RoundNews key={news.round} of={news} />
      ))}
      {sent.length > 0 && (
        <p>
          {listed(sent)} {sent.length === 1 ? 'has' : 'have'} already sent an order for the open round, based
          on the old result. That order counts unless the player sends a new one, so tell{' '}
          {sent.length === 1 ? 'this player' : 'these players'}.
        </p>
      )}
      <Lines head="h3" title="Rounds that formulas rule again" lines={again} />
      <Lines head="h3" title="Rulings with the old values" lines={stays} />
      <Lines head="h3" title="Purses" lines={purses} />
      <FoldedLines title="New position of the match, as in its tab" lines={position} />
      <p class="small">Every file of the match is written again. The files say which round was corrected.</p>
      {prevented !== '' && <p>{prevented}</p>}
    </section>
  );
}

function isToPlayers({ to }: StoryLine): boolean {
  return to !== 'host';
}

function Told({ title, lines }: { readonly title: string; readonly lines: readonly StoryLine[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <p>{title}</p>
      <Story lines={lines} />
    </>
  );
}

/** Says which boards of a round would change: everyone's board or the boards of single players. */
export function boardWords(boards: readonly string[]): string {
  const more = boards.filter((viewer) => viewer !== 'everyone');
  const players = listed(more);
  if (more.length === boards.length) return `The board of ${players} changes.`;
  return more.length === 0
    ? 'Everyone’s board changes.'
    : `Everyone’s board changes. The board of ${players} has more changes than everyone sees.`;
}

function RoundNews({ of }: { readonly of: AmendPreview['rounds'][number] }) {
  const { round, wrong, told, refused, accepted, boards } = of;
  return (
    <>
      <h3>Round {round}</h3>
      {boards.length > 0 && <p>{boardWords(boards)}</p>}
      <Told title="These lines would become wrong:" lines={wrong} />
      <Told title="These lines would be new:" lines={told} />
      <Lines head="h4" title="Refused now" lines={refused} />
      <Lines head="h4" title="No longer refused" lines={accepted} />
    </>
  );
}
