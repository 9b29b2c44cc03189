import type { DealChoice } from '../../sheets/panel-api/panel.ts';

/** The host's choices for the deal, by part key and slot name. A part without choices is dealt as usual. */
export type DealDraft = { readonly [key: string]: Slots };
type Slots = { readonly [slot: string]: string };

type Named = { readonly id: string; readonly name: string };

/** One input within a part of a deal. */
export interface Slot {
  readonly name: string;
  readonly label: string;
  /** Values to choose from; empty if the host types a list instead. */
  readonly choices: readonly string[];
  /** Initial value of the slot. */
  readonly first: string;
}

/** Gives the inputs for one part of a deal. `players` are in seat order. */
export function slotsOf({ input }: DealChoice, players: readonly Named[]): readonly Slot[] {
  const names = players.map(({ name }) => name.trim());
  const ordinal = (i: number, label: string): Slot => ({
    name: String(i),
    label,
    choices: names,
    first: names[i] ?? '',
  });
  switch (input.kind) {
    case 'per-player': {
      const choices = input.choices === 'players' ? names : input.choices;
      const first = (i: number) => choices[(input.choices === 'players' ? i + 1 : i) % choices.length] ?? '';
      return names.map((name, i) => ({ name, label: name, choices, first: first(i) }));
    }
    case 'per-place':
      return input.places.map((place, i) => ({
        name: place,
        label: place,
        choices: input.choices,
        first: input.choices[i % input.choices.length] ?? '',
      }));
    case 'order':
      return names.map((_, i) => ordinal(i, `${i + 1}.`));
    case 'pairs':
      return names.map((_, i) => ordinal(i, i % 2 === 0 ? `Pair ${i / 2 + 1}` : 'with'));
    case 'lists':
      return input.lists.map((label, i) => ({
        name: label,
        label,
        choices: [],
        first: input.choices.slice(i * input.length, (i + 1) * input.length).join(', '),
      }));
  }
}

export function slotValue(slots: Slots | undefined, { name, first }: Slot): string {
  return slots && Object.prototype.hasOwnProperty.call(slots, name) ? (slots[name] as string) : first;
}

/** Puts a value into a slot. If values must be unique, the slot that held this value gets the old value of the chosen slot. */
export function chooseSlot(
  part: DealChoice,
  players: readonly Named[],
  slots: Slots,
  chosen: Slot,
  value: string,
): Slots {
  const all = slotsOf(part, players);
  const twin = isOnce(part)
    ? all.find((slot) => slot.name !== chosen.name && slotValue(slots, slot) === value)
    : undefined;
  const swapped = twin ? { [twin.name]: slotValue(slots, chosen) } : {};
  return { ...slots, ...swapped, [chosen.name]: value };
}

function isOnce({ input }: DealChoice): boolean {
  if (input.kind === 'per-place') return !input.isRepeated;
  return input.kind === 'per-player' ? input.isOpen === true : input.kind !== 'lists';
}

/** Asks for the first missing choice of a deal; '' if nothing is missing. */
export function missingInDeal(
  draft: DealDraft,
  parts: readonly DealChoice[],
  players: readonly Named[],
): string {
  for (const part of parts) {
    const slots = draft[part.key];
    if (!slots) continue;
    for (const slot of slotsOf(part, players)) {
      const value = slotValue(slots, slot).trim();
      if (value === '') return `${part.label}, ${slot.label}: choose something.`;
      const { input } = part;
      const found = value.split(SEPARATORS).filter(Boolean);
      if (input.kind === 'lists' && found.length !== input.length)
        return `${part.label}, ${slot.label}: ${found.length} of ${input.length} are there.`;
      const strange = found.find((one) => input.kind === 'lists' && !input.choices.includes(one));
      if (strange !== undefined) return `${part.label}, ${slot.label}: there is no “${strange}”.`;
    }
  }
  return '';
}

const SEPARATORS = /[\s,;]+/;

/** Gives the chosen parts of a deal as JSON for the add-on; '' if the whole deal is as usual. */
export function dealText(draft: DealDraft, parts: readonly DealChoice[], players: readonly Named[]): string {
  const chosen = parts.flatMap((part): [string, unknown][] => {
    const slots = draft[part.key];
    return slots ? [[part.key, partValue(part, slots, players)]] : [];
  });
  return chosen.length === 0 ? '' : JSON.stringify(Object.fromEntries(chosen));
}

function partValue(part: DealChoice, slots: Slots, players: readonly Named[]): unknown {
  const all = slotsOf(part, players).map((slot) => [slot.name, slotValue(slots, slot).trim()] as const);
  const values = all.map(([, value]) => value);
  switch (part.input.kind) {
    case 'order':
      return values;
    case 'pairs':
      return values.flatMap((one, i) => (i % 2 === 0 ? [[one, values[i + 1]]] : []));
    case 'lists':
      return values.map((text) => text.split(SEPARATORS).filter(Boolean));
    default:
      return Object.fromEntries(all);
  }
}
