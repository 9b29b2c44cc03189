import type { PanelState, RehearsalView } from '../../../../src/sheets/panel-api/panel.ts';
import { GAME_CHOICES, makeNewSeason, makeState, NAMES, STORY } from '../../states.ts';
import { ok } from '../fake-google.ts';
import { describePanel, expectSoon, look, press, waitFor } from '../panel-page.ts';

const LINK = 'https://docs.google.com/spreadsheets/d/rehearsal';
const OPEN: PanelState['rehearsal'] = {
  title: 'Polar Power',
  link: LINK,
  isReady: true,
  who: 'host@example.org',
};

function viewAfter(round: number, over = false): RehearsalView {
  return {
    title: 'Polar Power',
    link: LINK,
    round,
    over,
    isRuled: false,
    seats: over
      ? []
      : NAMES.map((name, i) => ({
          name,
          answers: i === 1 ? [] : ['Stamps to buy: 1', 'Mail 1, postcard: red', 'Mail 1, strength: 2'],
          refused: i === 2 ? ['✗ Mail 1: there is no coil of strength 2 left.'] : [],
        })),
    story: round === 0 ? [] : STORY,
    outcome: over ? ['★ Winner: Ann', '▼ Elimination Candidate: Bob'] : [],
  };
}

describePanel('a rehearsal', (open, openInBrowser) => {
  test('is begun beside a new match, resolved, played on by itself, and ended', async () => {
    let rehearsal: PanelState['rehearsal'] = null;
    const { page, calls } = await openInBrowser(
      () => makeState({ season: makeNewSeason(), matches: [], rehearsal }),
      {
        getGames: () => ok(GAME_CHOICES),
        rehearse: () => {
          rehearsal = OPEN;
          return ok(viewAfter(0));
        },
        rehearsal: () => ok(viewAfter(0)),
        resolveRehearsal: (round) => ok(viewAfter(Number(round) + 1, Number(round) === 2)),
        endRehearsal: () => {
          rehearsal = null;
          return ok(null);
        },
      },
    );
    await press(page, 'New game');
    await page.getByText('Picking Nine Possibilities').click();
    await page.getByText('Rehearse the match first').focus();
    await page.keyboard.press('Enter');
    await waitFor(page, /uses invented players/);
    await look(page, 'rehearsal-offer');
    await page.getByRole('button', { name: 'Rehearse', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Rehearsal: Polar Power' }).waitFor();
    await waitFor(page, 'Orders for round 1');
    expect(calls[1]).toMatchObject(['rehearse', { game: { game: 'picking-nine', players: [] } }]);
    expect(await page.getByRole('link', { name: 'Open its file' }).getAttribute('href')).toBe(LINK);
    await look(page, 'rehearsal-round-1');
    await press(page, 'Resolve round 1');
    await waitFor(page, 'What happened in round 1');
    await look(page, 'rehearsal-round-2');
    await press(page, 'Resolve round 2');
    await waitFor(page, 'Orders for round 3');
    await press(page, 'Resolve round 3');
    await waitFor(page, 'The match is over');
    await look(page, 'rehearsal-over');
    await press(page, '‹ Back');
    await press(page, '‹ Back');
    await press(page, '‹ Back');
    await waitFor(page, 'A rehearsal of Polar Power is open. Nothing in it is real.');
    await look(page, 'rehearsal-box');
    await press(page, 'Continue the rehearsal');
    await waitFor(page, 'Orders for round 1');
    await press(page, 'End the rehearsal');
    await expectSoon(() => calls.at(-1)?.[0], 'endRehearsal');
    await waitFor(page, /in the tab “Season”/);
    expect(await page.getByText('A rehearsal of').count()).toBe(0);
  });

  test('H33 leads back to the form, which is as it was filled in', async () => {
    let rehearsal: PanelState['rehearsal'] = null;
    const { page } = await openInBrowser(
      () => makeState({ season: makeNewSeason(), matches: [], rehearsal }),
      {
        getGames: () => ok(GAME_CHOICES),
        rehearse: () => {
          rehearsal = OPEN;
          return ok(viewAfter(0));
        },
        rehearsal: () => ok(viewAfter(0)),
        endRehearsal: () => {
          rehearsal = null;
          return ok(null);
        },
      },
    );
    await press(page, 'New game');
    await page.getByText('Picking Nine Possibilities').click();
    const ann = page.getByRole('checkbox', { name: /^Ann/ });
    await ann.check();
    await page.getByText('Rehearse the match first').click();
    await press(page, 'Rehearse');
    await waitFor(page, 'Orders for round 1');
    expect(await ann.isVisible()).toBe(false);
    await press(page, '‹ Back');
    await look(page, 'rehearsal-in-form');
    await press(page, 'Continue the rehearsal');
    await waitFor(page, 'Orders for round 1');
    await press(page, 'End the rehearsal');
    await page.getByRole('button', { name: 'Rehearse', exact: true }).waitFor();
    expect(await ann.isChecked()).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Rehearse the match first');
    await look(page, 'rehearsal-ended');
  });

  test('copies a match that goes on', async () => {
    let rehearsal: PanelState['rehearsal'] = null;
    const { page, calls } = await open(() => makeState({ rehearsal }), {
      rehearse: () => {
        rehearsal = OPEN;
        return ok(viewAfter(2));
      },
    });
    await press(page, 'Rehearse from here');
    await waitFor(page, /a copy of Polar Power, from round 3 on/);
    await look(page, 'rehearsal-copy');
    await press(page, 'Begin the rehearsal');
    await waitFor(page, 'Orders for round 3');
    expect(calls).toEqual([['rehearse', { match: 1 }]]);
    await press(page, '‹ Back');
    expect(await page.getByRole('button', { name: 'Rehearse from here' }).count()).toBe(0);
  });

  test('that was interrupted is cleaned up by the panel of the host who began it', async () => {
    let rehearsal: PanelState['rehearsal'] = { ...OPEN, link: '', isReady: false };
    const { calls } = await open(() => makeState({ rehearsal }), {
      cleanRehearsal: () => {
        rehearsal = null;
        return ok(null);
      },
    });
    await expectSoon(() => calls.map(([name]) => name).join(), 'cleanRehearsal');
    const left = { ...OPEN, link: '', isReady: false, who: 'other@example.org' };
    const other = await open(makeState({ rehearsal: left }), {});
    await waitFor(other.page, 'Polar Power');
    expect(other.calls).toEqual([]);
  });
});
