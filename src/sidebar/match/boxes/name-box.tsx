import { useState } from 'preact/hooks';
import { Button } from '../../parts/button.tsx';
import { Report } from '../../parts/report.tsx';

interface Props {
  readonly label: string;
  readonly names: readonly string[];
  readonly button: string;
  readonly action: Parameters<typeof Report>[0]['of'];
  onNote(name: string): void;
}

/** Records a name that was chosen outside the game. */
export function NameBox({ label, names, button, action, onNote }: Props) {
  const [chosen, choose] = useState('');
  return (
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
          {button}
        </Button>
      </div>
    </>
  );
}
