import { choice, yesNo } from '../../../src/rules/data.ts';
import { orderFrom } from '../../../src/rules/order/order.ts';

const FORM = orderFrom({
  lane: choice({ title: 'Lane' }, ['north', 'south']),
  risk: yesNo({ title: 'Risk' }),
});
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
