import { listed } from '../../../src/rules/base/words.ts';
import { award } from '../../../src/sheets/actions/award.ts';
import { closeMatch } from '../../../src/sheets/actions/close.ts';
import { replayMatch } from '../../../src/sheets/actions/current-match.ts';
import { endEarly } from '../../../src/sheets/actions/end-early.ts';
import { giveToken } from '../../../src/sheets/actions/give-token.ts';
import { pauseMatch, setDeadline, setTiming } from '../../../src/sheets/actions/timing.ts';
import { undoRound } from '../../../src/sheets/actions/undo.ts';
import { recordVote } from '../../../src/sheets/actions/vote.ts';
import { invitations } from '../../../src/sheets/delivery/invite.ts';
import { openBook } from '../../../src/sheets/log/book.ts';
import { USUAL_TIMING } from '../../../src/sheets/log/timing.ts';
import { handOverPlace } from '../../../src/sheets/matches/hand-over.ts';
import { ownEndLines } from '../../../src/sheets/pages/own-end.ts';
import { seasonPage } from '../../../src/sheets/pages/season-page.ts';
import { closedMatches } from '../../../src/sheets/panel-api/closed-matches.ts';
import { close } from '../matches/archive/closed-season.ts';
import { receipts } from '../receipts.ts';
import {
  act,
  actAndDeliver,
  begin,
  endWithVote,
  NAMES,
  offer,
  outcomeOf,
  problemOf,
  resolve,
  rowOf,
  send,
} from '../season.ts';

const ZOE = { player: 'Ann', person: 'other', by: '', name: 'Zoe', email: 'zoe@example.com' } as const;
/** An award of three garnets. */
const THREE = { garnets: 3, bellflowers: 0, tokensOfLife: 0, why: '' };

test('X10 what comes into a purse from outside is not said to be of the round', () => {
  const memory = begin();
  act(memory, award, { player: 'Ann', garnets: 0, bellflowers: 4, tokensOfLife: 0, why: 'another match' });
  resolve(memory);
  expect(memory.page('Ann')).toContain('Round 1: ');
  expect(memory.page('Ann')).not.toContain('in your purse');
  expect(memory.page('Ann')).toMatch(/Your purse: .*4 bellflowers/);
});

test('H4 a round that was taken back is said to be open again, until it is resolved', () => {
  const memory = begin();
  const words =
    'The host undid round 1 and opened it again. Its result is void. Orders sent before still count';
  resolve(memory);
  expect(memory.page()).not.toContain(words);
  act(memory, undoRound, 1, 1);
  for (const name of [undefined, 'Ann']) expect(memory.page(name)).toContain(words);
  resolve(memory);
  for (const name of [undefined, 'Ann']) expect(memory.page(name)).not.toContain(words);
});

test('H4 a match that goes on after it was over says so, and that its outcome is void, until the round is resolved', () => {
  const memory = endWithVote(1);
  const { round } = rowOf(memory);
  const goesOn = 'The match was over and now continues';
  for (const name of [undefined, 'Ann']) expect(memory.page(name)).not.toContain(goesOn);
  act(memory, undoRound, 1, round);
  act(memory, setDeadline, 1, 8, '2026-01-15T12:30:00.000Z');
  for (const name of [undefined, 'Ann'])
    expect(memory.page(name)).toContain(`${goesOn}. The outcome shown before is void.`);
  act(memory, undoRound, 1, round - 1);
  expect(memory.page()).toContain(goesOn);
  resolve(memory);
  for (const name of [undefined, 'Ann']) expect(memory.page(name)).not.toContain(goesOn);
});

test('H24 a match that ended without an outcome goes on: no outcome is said to be void', () => {
  const memory = begin();
  resolve(memory);
  act(memory, endEarly, 1, 1, 'without outcome');
  act(memory, endEarly, 1, 1, 'go on');
  for (const name of [undefined, 'Ann'])
    expect(memory.page(name)).toContain('The match was over and now continues.');
  act(memory, undoRound, 1, 1);
  expect(memory.page()).toContain('The match was over and now continues.');
});

test('X2 minutes of grace belong to the time in which orders count: a page then says no deadline has passed', () => {
  const memory = begin({ deadline: '2026-01-10T12:30:00.000Z', options: { graceMinutes: 10 } });
  const passed = 'the deadline, Sat 10 Jan 2026, 12:30 UTC, has passed';
  memory.time = Date.parse('2026-01-10T12:35:00Z');
  resolve(memory);
  act(memory, undoRound, 1, 1);
  expect(memory.page()).not.toContain(passed);
  expect(memory.page('Ann')).toContain(
    'An order more than 10 minutes late counts only if the host accepts it.',
  );
  memory.time = Date.parse('2026-01-10T12:41:00Z');
  resolve(memory);
  act(memory, undoRound, 1, 1);
  expect(memory.page()).toContain(passed);
});

test('H2 the link to the trade form names the round, which the form itself does not', () => {
  const memory = begin({ deadline: '2026-01-10T12:30:00.000Z' });
  expect(memory.page('Ann')).toMatch(/➜ Trade in round 1$/m);
  resolve(memory);
  expect(memory.page('Ann')).toMatch(/➜ Trade in round 2$/m);
});

test('X2 a page that is drawn after the deadline says that it has passed', () => {
  const memory = begin({ deadline: '2026-01-10T12:30:00.000Z' });
  const [open, passed] = [
    'Round 1: orders count until Sat 10 Jan 2026, 12:30 UTC.',
    'Round 1: the deadline, Sat 10 Jan 2026, 12:30 UTC, has passed.',
  ];
  expect(memory.page()).toContain(open);
  expect(memory.page('Ann')).toContain('A late order counts only if the host accepts it.');
  // An order of the deadline's own second counts.
  memory.time = Date.parse('2026-01-10T12:30:00.500Z');
  resolve(memory);
  act(memory, undoRound, 1, 1);
  expect(memory.page()).toContain(open);
  memory.time = Date.parse('2026-01-10T13:00:00Z');
  resolve(memory);
  act(memory, undoRound, 1, 1);
  for (const name of [undefined, 'Ann']) {
    expect(memory.page(name)).toContain(passed);
    expect(memory.page(name)).not.toContain(open);
  }
  expect(memory.page('Ann')).toContain('An order sent now counts only if the host accepts it.');
  act(memory, setDeadline, 1, 0, '2026-01-10T15:00:00.000Z');
  expect(memory.page()).toContain('Round 1: orders count until Sat 10 Jan 2026, 15:00 UTC.');
});

test('X2 H2 whatever is written after the deadline says that it has passed, with no link to agree', () => {
  const memory = begin({ deadline: '2026-01-10T12:30:00.000Z' });
  actAndDeliver(memory, award, { player: 'Ben', ...THREE });
  offer(memory, 'Ben', 'Ann', '1 garnet', '1 point token');
  receipts(memory);
  expect(memory.page('Ann')).toContain('➜ Agree');
  memory.time = Date.parse('2026-01-10T13:00:00Z');
  offer(memory, 'Ann', 'Ben', '1 point token', '1 garnet');
  receipts(memory);
  for (const name of ['Ann', 'Ben']) {
    expect(memory.page(name)).toContain('Round 1: the deadline, Sat 10 Jan 2026, 12:30 UTC, has passed.');
    expect(memory.page(name)).toContain('The deadline of round 1 has passed.');
    expect(memory.page(name)).not.toMatch(/➜ Agree|➜ Trade|orders count until|is open/);
    expect(memory.page(name)).toContain('It was not agreed before the deadline. Only the host can');
  }
  // After an undo both sides read the same.
  resolve(memory);
  act(memory, undoRound, 1, 1);
  for (const name of ['Ann', 'Ben'])
    expect(memory.page(name)).toContain('It was not agreed before the deadline. Only the host can');
});

test('X2 once an order has come too late, its player’s page says that the deadline has passed', () => {
  const memory = begin({ deadline: '2026-01-10T12:30:00.000Z' });
  send(memory, 'Ben', { 'Number card': 2 });
  receipts(memory);
  expect(memory.page('Ben')).toContain('Round 1: orders count until Sat 10 Jan 2026, 12:30 UTC.');
  memory.time = Date.parse('2026-01-10T13:00:00Z');
  send(memory, 'Ben', { 'Number card': 3 });
  receipts(memory);
  expect(memory.page('Ben')).toContain('came too late for round 1');
  expect(memory.page('Ben')).toContain('✓ Your order counts.\nNumber card: 2\n✗ Your order of ');
  expect(memory.page('Ben')).not.toContain('You can offer');
  expect(memory.page('Ben')).toContain('Round 1: the deadline, Sat 10 Jan 2026, 12:30 UTC, has passed.');
});

test('X1 an empty form is told at the head of the page as what it is', () => {
  const memory = begin();
  send(memory, 'Ben', { 'Number card': 2 });
  send(memory, 'Ben', {});
  receipts(memory);
  expect(memory.page('Ben')).toContain(
    '! Your form was empty: your lowest card is played, without garnets or a point token.',
  );
});

test('X5 of what the trade form did not understand, the latest for each partner is told, and how many came before it', () => {
  const memory = begin();
  offer(memory, 'Ann', 'Ben', 'the moon', '1 garnet');
  receipts(memory);
  expect(memory.page('Ann')).toMatch(/does not count \(.* UTC\): “the moon”/);
  expect(memory.page('Ann')).not.toContain('not taken either');
  offer(memory, 'Ann', 'Cleo', 'the sun', '1 garnet');
  offer(memory, 'Ann', 'Ben', 'the sea', '1 garnet');
  receipts(memory);
  expect(memory.page('Ann')).toMatch(
    /for Cleo, does not count \(.* UTC\): “the sun”[\s\S]*for Ben, does not count \(.* UTC\): “the sea”[\s\S]*✗ 1 earlier response of yours to the trade form did not count either\./,
  );
  expect(memory.page('Ann')).not.toContain('the moon');
});

test('X5 of what the trade form did not understand for many partners, the last three are told', () => {
  const memory = begin();
  for (const to of ['', 'Ben', 'Cleo', 'Dan']) offer(memory, 'Ann', to, `the sea ${to}`, '1 garnet');
  receipts(memory);
  const told = ['Ben', 'Cleo', 'Dan'].filter((to) =>
    memory.page('Ann').includes(`for ${to}, does not count`),
  );
  expect(told).toEqual(['Ben', 'Cleo', 'Dan']);
  expect(memory.page('Ann')).toContain(
    '✗ 1 earlier response of yours to the trade form did not count either.',
  );
});

test('H6 X2 an order that came too late for a round before is said to be of that one', () => {
  const memory = begin({ deadline: '2026-01-10T12:30:00.000Z' });
  memory.time = Date.parse('2026-01-10T13:00:00Z');
  send(memory, 'Ben', { 'Number card': 2 });
  resolve(memory);
  expect(memory.page('Ben')).toContain(
    'came too late for round 1. Round 1 was played without it. Send a new order for round 2, or ask the host to accept this order for it.',
  );
});

test('X2 an order that came too late is told as it was read, and that nothing of its player counts', () => {
  const memory = begin({ deadline: '2026-01-10T12:30:00.000Z' });
  memory.time = Date.parse('2026-01-10T13:00:00Z');
  send(memory, 'Ben', { 'Number card': 2 });
  receipts(memory);
  expect(memory.page('Ben')).toMatch(/The late order:\n.*Number card: 2/);
  expect(memory.page('Ben')).toContain('Without an order: your lowest card is played');
  expect(memory.page('Ben')).not.toContain('You have sent no order');
});

test('X1 X2 beside an order that came too late for a round before stands which one that was played with', () => {
  const memory = begin({ deadline: '2026-01-10T12:30:00.000Z' });
  send(memory, 'Ben', { 'Number card': 3 });
  memory.time = Date.parse('2026-01-10T13:00:00Z');
  send(memory, 'Ben', { 'Number card': 2 });
  resolve(memory);
  expect(memory.page('Ben')).toMatch(
    /came too late for round 1\. Round 1 was played with your order of Sat 10 Jan 2026, 12:0\d UTC\. Send a new order for round 2, or/,
  );
  send(memory, 'Ben', { 'Number card': 1 });
  receipts(memory);
  expect(memory.page('Ben')).toMatch(/12:0\d UTC\. In round 2 your newer order counts\./);
  expect(memory.page('Ben')).toContain('✓ Your order counts.');
});

test('H17 players read when later rounds are due', () => {
  const memory = begin();
  act(memory, setTiming, 1, { ...USUAL_TIMING, schedule: '20 minutes after the last round' });
  const words = 'Each later round is due 20 minutes after the round before is resolved.';
  expect(memory.page('Ben')).toContain(words);
  expect(invitations(memory.ports, 1).all).toContain(words);
  act(memory, setTiming, 1, { ...USUAL_TIMING, schedule: 'by hand' });
  expect(memory.page('Ben')).not.toContain('Later rounds');
  act(memory, setTiming, 1, { ...USUAL_TIMING, schedule: 'daily at 18:00 in Berlin' });
  expect(memory.page('Ben')).toContain('Later rounds are due daily at 18:00 in Berlin.');
});

test('X1 an order says which one it replaces, to its player and to the host', () => {
  const memory = begin();
  send(memory, 'Ben', { 'Number card': 3 });
  receipts(memory);
  expect(memory.page('Ben')).not.toContain('in place of');
  expect(memory.match().seats[1]?.replacedAt).toBe('');
  memory.time += 600_000;
  send(memory, 'Ben', { 'Number card': 2 });
  receipts(memory);
  expect(memory.page('Ben')).toMatch(
    /Received Sat 10 Jan 2026, 12:10 UTC\. It replaced the order of Sat 10 Jan 2026, 12:00 UTC\./,
  );
  expect(memory.match().seats[1]?.replacedAt).toMatch(/^2026-01-10T12:00/);
});

test('X6 at the end players read whether they won or are up for elimination, and after the vote only who was chosen', () => {
  const memory = endWithVote(1);
  const { winners, candidates } = outcomeOf(memory);
  const UP = '▼ You are up for elimination';
  for (const name of NAMES) {
    expect([name, memory.page(name).includes('★ You won.')]).toEqual([name, winners.includes(name)]);
    expect([name, memory.page(name).includes(UP)]).toEqual([name, candidates.includes(name)]);
    const isOther = !winners.includes(name) && !candidates.includes(name);
    expect([name, memory.page(name).includes('You did not win, and')]).toEqual([name, isOther]);
  }
  act(memory, recordVote, 1, candidates[1]!);
  for (const name of NAMES)
    expect([name, memory.page(name).includes(UP)]).toEqual([name, name === candidates[1]]);
});

test('X6 until the vote is noted, the winner reads that it is theirs, and a candidate with whom; then all read who was chosen', () => {
  const memory = endWithVote(1);
  const { winners, candidates } = outcomeOf(memory);
  const [winner, chosen, other] = [winners[0]!, candidates[0]!, candidates[1]!];
  expect(memory.page(winner)).toContain('You choose who is up for elimination, ');
  expect(memory.page(chosen)).toMatch(new RegExp(`with .*${other}.*: ${winner} chooses one of you\\.`));
  act(memory, recordVote, 1, chosen);
  expect(memory.page(winner)).not.toContain('You choose who is up for elimination');
  expect(memory.page(chosen)).toContain('▼ You are up for elimination.');
  for (const name of [undefined, ...NAMES])
    expect(memory.page(name)).toContain(`, the winner chose ${chosen}.`);
  // In the table of the end, only who was chosen is marked still.
  expect(memory.page(other)).not.toContain(`▼\u00a0${other}`);
  expect(memory.page(other)).toContain(`▼\u00a0${chosen}`);
});

test('X6 X7 a match that is closed without a noted choice promises none: all pages say that none was noted, and who kept the token', () => {
  const memory = endWithVote(1);
  const { winners, candidates } = outcomeOf(memory);
  act(memory, closeMatch, 1);
  const missing = 'No choice was noted before the match was closed.';
  for (const name of [undefined, ...NAMES]) {
    const text = memory.page(name);
    expect(text).toContain(`▼ Elimination Candidates: ${candidates.join(', ')}. ${missing}`);
    expect(text).toContain(`${winners[0]} kept the second Token of Life.`);
    expect(text).not.toMatch(/chooses one of (you|them)|You choose|ell the host|may keep/);
    const isConcerned = [...winners, ...candidates].includes(name ?? '');
    expect([name, text.split('\n').includes(missing)]).toEqual([name, isConcerned]);
  }
  expect(memory.page(candidates[0])).toMatch(/▼ You are up for elimination, with [^:]*\.\n/);
  // In the list of the season too, also once the match is in the archive.
  const season = () => seasonPage(memory.book()).cells.map(({ text }) => String(text));
  const line = `▼ Elimination Candidates: ${listed(candidates)}. ${missing}`;
  expect(season()).toContain(line);
  close(memory);
  expect(season()).toContain(line);
  expect(closedMatches(memory.ports)[0]?.missing).toBe('choice');
});

test('X6 who has the top score without a token votes with the others who have it, not with winners', () => {
  const { match } = replayMatch(openBook(endWithVote(2).ports), 1);
  const outcome = match.outcome!;
  const told = (tokensOfLife: number) => {
    const earnings = outcome.earnings.map((one) => ({ ...one, tokensOfLife }));
    const name = match.info.names[outcome.winners[0]!]!;
    const ended = { match: { ...match, outcome: { ...outcome, earnings } }, isClosed: false };
    return ownEndLines(ended as never, name)
      .map(({ text }) => text)
      .join('\n');
  };
  expect(told(1)).toMatch(/★ You won\..*\n.*\nYou and the other winners vote on/);
  expect(told(0)).toMatch(/★ You have the top score\..*\n.*\nYou and the others with the top score vote on/);
});

test('X7 a vote does not choose who was given the second Token of Life, until it is taken back', () => {
  const memory = endWithVote(1);
  const { candidates } = outcomeOf(memory);
  const [chosen, other] = [candidates[0]!, candidates[1]!];
  act(memory, recordVote, 1, chosen);
  act(memory, giveToken, 1, memory.book().season.players.find(({ name }) => name === other)!.id);
  expect(problemOf(() => act(memory, recordVote, 1, other))).toMatchObject({
    what: `${other} has the second Token of Life, and so cannot be the candidate.`,
    todo: 'Press “Take the token back” under “The second Token of Life” first.',
  });
  act(memory, giveToken, 1, '');
  act(memory, recordVote, 1, other);
  expect(memory.page(other)).toContain('▼ You are up for elimination.');
});

test('X7 giver and receiver of the second Token of Life read who gave it to whom, and have one each', () => {
  const memory = endWithVote(1);
  const { winners, candidates } = outcomeOf(memory);
  const winner = winners[0]!;
  act(memory, recordVote, 1, candidates[0]!);
  const to = NAMES.find((name) => name !== winner && name !== candidates[0])!;
  expect(memory.page(winner)).toContain('Tell the host before the match is closed.');
  expect(memory.page(winner)).toContain('You may keep your second Token of Life');
  expect(memory.page(winner)).toContain('and 2 Tokens of Life from this match.');
  expect(memory.page(to)).toContain(`${winner} may keep the second Token of Life`);
  act(memory, giveToken, 1, memory.book().season.players.find(({ name }) => name === to)!.id);
  expect(memory.page(winner)).not.toContain('You may keep your second Token of Life');
  expect(memory.page(winner)).toContain(`You gave a Token of Life to ${to}.`);
  expect(memory.page(to)).toContain(`${winner} gave you a Token of Life.`);
  for (const name of [winner, to]) {
    expect(memory.page(name)).toContain('and 1 Token of Life from this match.');
    expect(memory.page(name)).toContain(`2 Tokens of Life (1 given to ${to})`);
    expect(memory.page(name)).toContain(`1 Token of Life from ${winner}`);
  }
});

test('X10 the page of a match that is over has the purse of its end, and says so', () => {
  const memory = endWithVote(1);
  const purse = /Your purse at the end of this match: (.*)\. Later changes are in the tab “Season”\./;
  const before = purse.exec(memory.page('Ann'))?.[1];
  expect(before).toMatch(/garnet/);
  act(memory, award, { player: 'Ann', garnets: 5, bellflowers: 0, tokensOfLife: 0, why: '' });
  act(memory, recordVote, 1, outcomeOf(memory).candidates[0]!);
  expect(purse.exec(memory.page('Ann'))?.[1]).toBe(before);
});

test('X3 what of an order did not count in the last round is said at the top of its player’s page', () => {
  const memory = begin();
  send(memory, 'Ann', { 'Number card': 7 });
  send(memory, 'Ben', { 'Number card': 2, 'Garnets to add': 99 });
  send(memory, 'Cleo', { 'Number card': 2 });
  resolve(memory);
  expect(memory.page('Ann')).toContain('✗ Your order had no valid part. The reasons are below.');
  expect(memory.page('Ben')).toContain('✗ A part of your order did not count. The reasons are below.');
  expect(memory.page('Cleo')).not.toContain('✗');
  expect(memory.page('Dan')).toContain('✗ Round 1 was played without an order from you.');
  expect(memory.page()).not.toContain('✗');
  send(memory, 'Ann', { 'Number card': 1 });
  resolve(memory);
  resolve(memory);
  expect(memory.page('Ann')).toContain('✗ Round 3 was played without an order from you.');
  expect(memory.page('Dan')).toContain('✗ Rounds 1, 2 and 3 were played without an order from you.');
});

test('X5 a trade that failed is not said to be a part of an order that did not count', () => {
  const memory = begin();
  send(memory, 'Ann', { 'Number card': 2 });
  offer(memory, 'Ann', 'Ben', '1 garnet', '');
  resolve(memory);
  expect(memory.page('Ann')).not.toContain('did not count');
  const lost = '✗ This agreed trade failed';
  for (const name of ['Ann', 'Ben']) expect(memory.page(name)).toContain(lost);
  for (const name of ['Cleo', undefined]) expect(memory.page(name)).not.toContain(lost);
  resolve(memory);
  const [top = ''] = memory.page('Ann').split('More about this match');
  expect(top).not.toContain(lost);
});

test('X4 what can be offered says that agreed trades are counted in, as the purse above does not', () => {
  const memory = begin();
  act(memory, award, { player: 'Ann', ...THREE });
  expect(memory.page('Ann')).toMatch(/^You can offer: 3 garnets/m);
  offer(memory, 'Ann', 'Ben', '1 garnet', '');
  receipts(memory);
  const counted = 'After your agreed trades, you can offer: ';
  expect(memory.page('Ann')).toContain('Your purse: 3 garnets');
  expect(memory.page('Ann')).toContain(`${counted}2 garnets`);
  expect(memory.page('Ben')).toContain(`${counted}1 garnet`);
});

test('X4 a line that no purse could pay names the purse after the agreed trades, and says so', () => {
  const memory = begin();
  actAndDeliver(memory, award, { player: 'Ann', ...THREE });
  send(memory, 'Ann', { 'Number card': 1, 'Garnets to add': 99 });
  const refused = /✗ .* (\d) are left in the purse\.(.*)/;
  receipts(memory);
  expect(refused.exec(memory.page('Ann'))?.slice(1)).toEqual(['3', ' This counts instead: none.']);
  offer(memory, 'Ann', 'Ben', '1 garnet', '');
  receipts(memory);
  expect(refused.exec(memory.page('Ann'))?.slice(1)).toEqual([
    '2',
    ' Your agreed trades come first. This counts instead: none.',
  ]);
});

test('X4 a line that the agreed trades of others leave as it is does not say that trades come first, also after an award', () => {
  const memory = begin();
  actAndDeliver(memory, award, { player: 'Ann', ...THREE });
  actAndDeliver(memory, award, { player: 'Ben', ...THREE });
  send(memory, 'Ann', { 'Number card': 1, 'Garnets to add': 99 });
  offer(memory, 'Ben', 'Cleo', '1 garnet', '');
  receipts(memory);
  expect(memory.page('Ann')).toMatch(/✗ .* 3 are left in the purse\. This counts instead: none\.$/m);
  expect(memory.page('Ann')).not.toContain('trades come first');
});

test('H23 who took over a place reads who sent the orders of the rounds before', () => {
  const memory = begin();
  send(memory, 'Ann', { 'Number card': 1 });
  resolve(memory);
  handOverPlace(memory.ports, ZOE);
  expect(memory.page('Zoe')).toContain('Ann sent, Sat ');
  expect(memory.page('Zoe')).not.toContain('You sent,');
  memory.respond(rowOf(memory).formTab, { 'Email Address': 'zoe@example.com', 'Number card': 2 });
  resolve(memory);
  expect(memory.page('Zoe')).toContain('You sent, Sat ');
  expect(memory.page('Zoe')).toContain('Ann sent: Number card: 1');
});

test('H23 who took over a place within a round reads what the former player sent for it, then and afterwards', () => {
  const memory = begin();
  const words = 'Responses that Ann sent to the trade form before you had this place count as yours.';
  send(memory, 'Ann', { 'Number card': 1 });
  offer(memory, 'Ann', 'Ben', '1 point token', '1 garnet');
  receipts(memory);
  expect(memory.page('Ann')).not.toContain(words);
  memory.time += 1000;
  handOverPlace(memory.ports, ZOE);
  expect(memory.page('Zoe')).toContain(`Trades in round 1\n${words}\n… Your offer to Ben is open`);
  resolve(memory);
  expect(memory.page('Zoe')).toContain('Ann sent, Sat ');
  expect(memory.page('Zoe')).toContain(`${words}\n✗ Your offer to Ben lapsed`);
  resolve(memory);
  expect(memory.page('Zoe')).toContain(`Ann sent: Number card: 1.\n${words}\n✗ Your offer to Ben lapsed`);
  expect(memory.page('Zoe').match(/Responses that Ann sent/g)).toHaveLength(1);
  expect(memory.page('Ben')).not.toContain(words);
});

test('H36 after the end all pages say why the match ended, as its last round told it', () => {
  const memory = endWithVote(1);
  const words = 'Round 9 was the last round, and all cards are played.';
  for (const name of [undefined, 'Ann']) {
    const [head = ''] = memory.page(name).split('What happened in round');
    expect(head).toContain(words);
  }
  act(memory, undoRound, 1, 9);
  expect(memory.page()).not.toContain(words);
});

test('H23 H24 who took over a place in a round that the host ended is not said to have played', () => {
  const memory = begin();
  resolve(memory);
  handOverPlace(memory.ports, ZOE);
  expect(memory.page()).toContain('Zoe plays for Ann, from round 2 on.');
  act(memory, endEarly, 1, 1, 'without outcome');
  for (const name of ['Zoe', undefined])
    expect(memory.page(name)).toContain('Zoe now has the place of Ann. Ann played all rounds.');
});

test('H23 what the host did before a substitution keeps the name of who had the place then', () => {
  const memory = begin();
  act(memory, award, { player: 'Ann', garnets: 1, bellflowers: 0, tokensOfLife: 0, why: 'a prize' });
  handOverPlace(memory.ports, ZOE);
  act(memory, award, { player: 'Zoe', garnets: 1, bellflowers: 0, tokensOfLife: 0, why: 'a prize' });
  resolve(memory);
  expect(memory.page()).toContain('Ann got an award or a fine outside the game.');
  expect(memory.page()).toContain('Zoe got an award or a fine outside the game.');
});

test('H23 all pages of a match say under which name a player goes on, each once', () => {
  const memory = begin();
  resolve(memory);
  const [, ben, , dan] = memory.book().season.players.map(({ id }) => id);
  const same = { person: 'same', by: '' } as const;
  handOverPlace(memory.ports, { player: ben!, ...same, name: 'Benno', email: 'ben@example.com' });
  handOverPlace(memory.ports, { player: dan!, ...same, name: 'Dan', email: 'dan@elsewhere.example.com' });
  for (const name of [undefined, 'Ann', 'Benno'])
    expect(memory.page(name).match(/.* is now called .*\./g)).toHaveLength(1);
  expect(memory.page('Ann')).toMatch(/^Ben is now called Benno\.$/m);
  expect(memory.page('Ann')).not.toContain('The address of Dan');
  resolve(memory);
  expect(memory.page('Ann')).toContain('Ben is now called Benno.');
});

test('H17 every page says when its round resolves automatically, and none while the match is paused or over', () => {
  const memory = begin({ deadline: '2026-01-10T13:00:00.000Z' });
  const says = () =>
    [undefined, 'Ann'].map(
      (name) => /The round resolves automatically ([^.]*)\./.exec(memory.page(name))?.[1],
    );
  actAndDeliver(memory, setTiming, 1, { ...USUAL_TIMING, auto: 'off' });
  expect(says()).toEqual([undefined, undefined]);
  actAndDeliver(memory, setTiming, 1, { ...USUAL_TIMING, auto: 'all', wait: 10 });
  const words = '10 minutes after the deadline, or 10 minutes after everyone has sent an order';
  expect(says()).toEqual([words, words]);
  actAndDeliver(memory, pauseMatch, 1);
  expect(says()).toEqual([undefined, undefined]);
});
