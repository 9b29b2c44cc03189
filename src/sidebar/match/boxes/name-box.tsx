import { useState } from 'preact/hooks';
import { Button } from '../../parts/button.tsx';
import { Report } from '../../parts/report.tsx';

interface Props {
  readonly label: string;
  readonly names: readonly string[];
  /** What is noted: “vote”. */
  readonly what: string;
  /** The name that was noted, or ''. */
  readonly noted: string;
  readonly action: Parameters<typeof Report>[0]['of'];
  onNote(name: string): void;
}

/** Records a name that was chosen outside the game. A name that was noted can be corrected, folded away. */
export function NameBox({ label, names, what, noted, action, onNote }: Props) {
  const [chosen, choose] = useState('');
  const box = (
    <>
      <label>
        {label}
        <select value={chosen} onChange={(event) => choose(event.currentTarget.value)}>
          <option value="">Choose …</option>
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Report of={action} />
      <div class="buttons">
        <Button isOff={chosen === ''} onPress={() => onNote(chosen)}>
          {noted === '' ? 'Note' : 'Correct'} the {what}
        </Button>
      </div>
    </>
  );
  if (noted === '') return box;
  return (
    <details>
      <summary>Was it another one?</summary>
      <div class="inside">{box}</div>
    </details>
  );
}
