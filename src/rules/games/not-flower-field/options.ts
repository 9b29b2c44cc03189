import { choiceOption, flagOption, isObject, type Option, type OptionsOf, wholeOption } from '../../kit.ts';
import { placeIndex } from './vocabulary.ts';

/** Multipliers of cells. The key is the name of a cell. */
export type Multipliers = Readonly<Record<string, number>>;

const MULTIPLIERS: Option<Multipliers> = {
  label: 'Multipliers',
  help: 'These cells multiply the points of a pattern. Write each cell with a number from 2 to 9, such as “C3 2, F3 2”. Leave this empty if no cell multiplies points.',
  ruling: 'F8',
  fallback: { C3: 2, F3: 2, C6: 2, F6: 2 },
  input: {
    kind: 'text',
    fromText,
    toText: (cells) =>
      Object.entries(cells)
        .map(([place, factor]) => `${place} ×${factor}`)
        .join(', '),
  },
  read,
  expected: 'cells from A1 to H8, each with a whole number from 2 to 9',
};

export const OPTIONS = {
  rounds: wholeOption(5, 1, {
    label: 'Rounds',
    help: 'The match ends after this round at the latest.',
    ruling: 'F1',
  }),
  multipliers: MULTIPLIERS,
  stacking: choiceOption(['product', 'max', 'sum'], {
    label: 'Several multipliers in one pattern',
    help: 'The multipliers are multiplied or added, or only the largest multiplier counts.',
    ruling: 'F8',
  }),
  missedMove: choiceOption(['pass', 'random'], {
    label: 'A missing or illegal move',
    help: 'Either the player places nothing, or chance draws a legal move.',
    ruling: 'F5',
  }),
  kissColours: choiceOption(['any', 'not-own'], {
    label: 'Colours between the two cells of a kiss',
    help: 'The cells between have two different colours. Choose whether one may be the player’s own colour.',
    ruling: 'F12',
  }),
  diagonalLines: flagOption(false, {
    label: 'Rainbows on diagonals',
    help: 'Four cells on a diagonal can be a rainbow, too.',
    ruling: 'F11',
  }),
};

export type Options = OptionsOf<typeof OPTIONS>;

function read(raw: unknown): Multipliers | undefined {
  const isGood = ([place, factor]: [string, unknown]) =>
    placeIndex(place) >= 0 && [2, 3, 4, 5, 6, 7, 8, 9].includes(factor as number);
  return isObject(raw) && Object.entries(raw).every(isGood) ? ({ ...raw } as Multipliers) : undefined;
}

/** Reads multipliers such as “C3 2, F3 ×4”. Any other text is returned unchanged, so that it is refused later. */
function fromText(text: string): unknown {
  const multipliers: Record<string, number> = {};
  for (const part of text.split(/[,;\n]+/)) {
    if (part.trim() === '') continue;
    const [, place, factor] = part.match(/^\s*([A-Ha-h]\s*[1-8])\s*[\s:=x×*]\s*([2-9])\s*$/) ?? [];
    const cell = place?.replace(/\s/g, '').toUpperCase();
    if (cell === undefined || multipliers[cell] !== undefined) return text;
    multipliers[cell] = Number(factor);
  }
  return multipliers;
}
