import type { DealChoice, GameChoice } from '../../sheets/panel-api/panel.ts';
import { chooseSlot, type DealDraft, type Slot, slotsOf, slotValue } from '../logic/deal-draft.ts';
import type { MatchDraft, RosterPlayer } from '../logic/match-draft.ts';
import { asChoices, Select, TextField, Tick } from '../parts/inputs.tsx';

interface Props {
  readonly game: GameChoice;
  readonly draft: MatchDraft;
  /** The players of the match, in seat order. */
  readonly seated: readonly RosterPlayer[];
  onChange(change: { readonly seed?: string; readonly deal?: DealDraft }): void;
}

/** Lets the host choose the seed. Also lets the host replace parts of the usual deal. */
export function DealFields({ game, draft, seated, onChange }: Props) {
  const parts = game.deal.filter(({ key }) => draft.deal[key]).map(({ label }) => label);
  const chosen = draft.seed.trim() === '' ? parts : [...parts, 'your seed'];
  return (
    <details>
      <summary>
        Deal and chance <span class="soft">({chosen.join(', ') || 'as usual'})</span>
      </summary>
      <div class="inside">
        {game.deal.map((part) => (
          <DealField
            key={part.key}
            part={part}
            draft={draft}
            seated={seated}
            onChange={(slots) => {
              const { [part.key]: _, ...others } = draft.deal;
              onChange({ deal: slots ? { ...others, [part.key]: slots } : others });
            }}
          />
        ))}
        <TextField
          label="Seed (optional)"
          value={draft.seed}
          help={
            <>
              The seed decides everything that is drawn by chance. If you leave the seed empty, Roundkeeper
              makes one. A seed of your own needs 20 characters, and every page says that you typed the seed.
              Pages show the seed’s fingerprint now and the seed at the end, so everyone can check the draws.
            </>
          }
          onChange={(seed) => onChange({ seed })}
        />
      </div>
    </details>
  );
}

type Slots = DealDraft[string];

interface DealFieldProps {
  readonly part: DealChoice;
  readonly draft: MatchDraft;
  readonly seated: readonly RosterPlayer[];
  onChange(slots: Slots | undefined): void;
}

/** Lets the host choose one part of the deal, which is otherwise dealt as usual. */
function DealField({ part, draft, seated, onChange }: DealFieldProps) {
  const slots = draft.deal[part.key];
  return (
    <fieldset>
      <legend>{part.label}</legend>
      <p class="help">{part.help}</p>
      <Tick group={part.key} isOn={!slots} onChange={() => onChange(undefined)}>
        <span>As usual: {part.usual}</span>
      </Tick>
      <Tick group={part.key} isOn={Boolean(slots)} onChange={() => onChange({})}>
        <span>Choose</span>
      </Tick>
      {slots && seated.length === 0 && <p class="help">Choose the players first.</p>}
      {slots && (
        <ul class="slots inside">
          {slotsOf(part, seated).map((slot) => (
            <li key={slot.name}>
              <label for={`${part.key} ${slot.name}`}>
                <span class="who">{slot.label}</span>
                <SlotInput
                  id={`${part.key} ${slot.name}`}
                  part={part}
                  slot={slot}
                  value={slotValue(slots, slot)}
                  onChoose={(value) => onChange(chooseSlot(part, seated, slots, slot, value))}
                />
              </label>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}

interface SlotInputProps {
  readonly id: string;
  readonly part: DealChoice;
  readonly slot: Slot;
  readonly value: string;
  onChoose(value: string): void;
}

function SlotInput({ id, part, slot, value, onChoose }: SlotInputProps) {
  const { input } = part;
  const isOpen = input.kind === 'per-player' && input.isOpen === true;
  if (input.kind === 'lists')
    return (
      <input id={id} type="text" value={value} onInput={(event) => onChoose(event.currentTarget.value)} />
    );
  if (isOpen)
    return (
      <>
        <input
          id={id}
          type="text"
          value={value}
          list={`choices-${part.key}`}
          onChange={(event) => onChoose(event.currentTarget.value.trim())}
        />
        <datalist id={`choices-${part.key}`}>
          {slot.choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      </>
    );
  return <Select id={id} value={value} choices={asChoices(slot.choices)} onChange={onChoose} />;
}
