import type { DriveFile } from '../../local/google/world/world.ts';
import type { Host } from '../../local/host/host.ts';
import type { Arguments, CallName, Value } from '../../src/sheets/panel-api/calls.ts';
import type { Answer, PanelState, Progress } from '../../src/sheets/panel-api/panel.ts';
import { HOST, privateFile, rowOf, stateOf } from './season.ts';

const DAY = 86_400_000;
/** Pauses in milliseconds before each try of a button. */
const PAUSES = [0, 0, 120_000, 120_000, DAY, DAY, DAY];

/**
 * Presses a button as a host does: again if something failed, then after some minutes, then the next day. Gives undefined
 * if the panel shows after a failure that the work is done.
 */
export function press<N extends CallName>(host: Host, name: N, ...given: Arguments<N>): Value<N> | undefined {
  const isDone = doneBy(host, name, given);
  let last = '';
  for (const pause of PAUSES) {
    host.clock.advance(pause);
    const { value, error } = host.call(HOST, name, given);
    const answer = value as Answer<Value<N>> | undefined;
    if (!error && answer?.ok) return answer.value;
    last = error?.message ?? (answer?.ok === false ? answer.problem.what : '');
    // The panel offers to finish a match that is half made, closed or brought back, and a place that is half handed over.
    if (PARTS.includes(name) && stateOf(host).job !== null) return press(host, 'continueWork') as Value<N>;
    if (name === 'substitute' && isDone()) return press(host, 'finishHandOvers') as Value<N>;
    if (isDone()) return undefined;
  }
  throw new Error(`${name} did not succeed: ${last}`);
}

const PARTS: readonly CallName[] = ['newGame', 'closeMatch', 'bringBack'];

/** Makes a function that reads from the panel whether the work of a button is done. */
function doneBy(host: Host, name: CallName, given: readonly unknown[]): () => boolean {
  const [first] = given;
  if (name === 'newGame') {
    const before = stateOf(host).matches.length;
    return () => stateOf(host).matches.length > before;
  }
  if (name === 'substitute') {
    const { name: next } = first as Arguments<'substitute'>[0];
    return () => stateOf(host).season?.players.some((player) => player.name === next) === true;
  }
  if (name === 'resolveRound') {
    const { match, round } = first as Arguments<'resolveRound'>[0];
    return () => rowOf(host, match).round > round;
  }
  return () => false;
}

/** Presses a button, and goes on until its work of several calls is finished. */
export function pressThrough<N extends 'newGame' | 'closeMatch' | 'bringBack'>(
  host: Host,
  name: N,
  ...given: Arguments<N>
): void {
  let progress: Progress | undefined = press(host, name as 'newGame', ...(given as Arguments<'newGame'>));
  while (progress?.finished === false) progress = press(host, 'continueWork');
}

/** Opens the panel. If Google asks for scopes that were not ticked, the host ticks them. */
export function openPanel(host: Host): void {
  const { error } = host.call(HOST, 'showPanel');
  if (!error) return;
  if (host.world.switches?.untickedScopes === undefined) throw new Error(error.message);
  host.world.switches = { ...host.world.switches, untickedScopes: [] };
}

/** Sends waiting confirmations, delivers waiting pages and renews the forms, as the panel does without a press. */
export function settle(host: Host): void {
  const waits = ({ outbox, receiptsWait }: PanelState) => outbox.length > 0 || receiptsWait;
  for (let i = 0; i < 20 && waits(stateOf(host)); i++) {
    host.clock.advance(60_000);
    press(host, 'deliverOutbox');
    press(host, 'renewForms');
  }
}

/** Says whether a player's file has exactly one reader, of the kind that the roster says. */
export function isReadByOne(host: Host, name: string, access: string): boolean {
  const readers = privateFile(host, name).permissions.filter(({ role }) => role !== 'owner');
  return readers.length === 1 && access === (readers[0]?.type === 'anyone' ? 'link' : 'account');
}

/** Gives the texts of the matches' tabs in a file of pages, without links, times and fingerprints. */
export function pagesOf(file: DriveFile): readonly string[] {
  const sheets = file.kind === 'workbook' ? file.workbook.sheets.filter(({ sheetId }) => sheetId > 0) : [];
  return sheets.map(({ rows }) => {
    const texts = rows.flat().map((cell) => cell?.userEnteredValue?.stringValue ?? '');
    return texts
      .filter((text) => text !== '')
      .join('|')
      .replace(
        /https:[^|]*|\w+ \d+ \w+ \d{4}, \d\d:\d\d|\d\d:\d\d UTC|(Check|Fingerprint|Confirmation): [^·]+( · \d+)? · [0-9a-f ]{39}/g,
        '…',
      );
  });
}
