import { choice, yesNo } from '../../../src/rules/data.ts';
import { orderFrom } from '../../../src/rules/order/order.ts';

const FORM = orderFrom({
  lane: choice({ title: 'Lane' }, ['north', 'south']),
  risk: yesNo({ title: 'Risk' }),
});
const PURSE = { garnets: 0, bellflowers: 0, tokensOfLife: 0 };
const INFO = { seats: [], names: [], options: {} };

test.each([
  ['the first choice of a list', '—'],
  ['nothing', ''],
  ['spaces', '  '],
])('X3 %s is no answer, so the order has no such part and nothing is refused', (_name, answer) => {
  expect(FORM.read(INFO, { lane: answer, risk: answer })).toEqual({});
});

test('X3 an answer is read in any case, and one that is not understood stays to be refused', () => {
  expect(FORM.read(INFO, { lane: 'South', risk: 'YES' })).toEqual({ lane: 'south', risk: true });
  expect(FORM.read(INFO, { lane: 'west', risk: 'perhaps' })).toEqual({ lane: 'west', risk: 'perhaps' });
});

describe('choices that change during a match', () => {
  interface Boats {
    readonly free: readonly string[];
  }
  const boats = orderFrom({ boat: choice({ title: 'Boat' }, ({ facts }) => (facts as Boats).free) });
  const during = (...free: string[]) => ({ seats: [], names: ['Ann'], options: {}, facts: { free } });
  const judged = (info: ReturnType<typeof during>, boat: unknown) => {
    const refused: unknown[] = [];
    const position = { seats: [{ player: 'Ann' }], round: 0, over: false };
    const refuse = (...of: unknown[]) => void refused.push(of);
    const { order } = boats.judge(info, position, 0, PURSE, { boat }, refuse, position);
    return [order, refused];
  };

  test('the form offers the choices of now', () => {
    expect(boats.ask(during('Gull', 'Tern'), {})[0]?.input).toMatchObject({ choices: ['—', 'Gull', 'Tern'] });
    expect(boats.read(during('Gull', 'Tern'), { boat: 'tern' })).toEqual({ boat: 'Tern' });
  });

  test('X3 a choice that is gone is refused with the others that are left', () => {
    expect(judged(during('Gull', 'Tern'), 'Tern')).toEqual([{ boat: 'Tern' }, []]);
    expect(judged(during('Gull'), 'Tern')).toEqual([
      { boat: '' },
      [['boat', 'not-legal', 'Expected Gull, found “Tern”.']],
    ]);
    expect(judged(during(), 'Tern')[1]).toEqual([
      ['boat', 'not-legal', 'Expected no choice now, found “Tern”.'],
    ]);
    expect(judged(during('Gull'), 7)[1]).toEqual([['boat', 'malformed', 'Expected Gull, found 7.']]);
  });
});
