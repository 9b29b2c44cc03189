// The button that lets simulated players submit their forms.
import { useState } from 'preact/hooks';
import { listed } from '../../../src/rules/base/words.ts';
import type { ResponseResult } from '../../demo/rehearsal.ts';
import { post } from '../server-api.ts';

export interface RehearseButtonProps {
  isEnabled: boolean;
  onDone(lines: readonly string[]): void;
}

export function RehearseButton({ isEnabled, onDone }: RehearseButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const rehearse = async () => {
    setBusy(true);
    try {
      onDone(resultLines(await post<ResponseResult[]>('/api/rehearse', {})));
    } catch (error) {
      onDone([(error as Error).message]);
    }
    setBusy(false);
  };
  return (
    <button type="button" onClick={rehearse} disabled={isBusy || !isEnabled}>
      {isBusy ? 'Sending…' : 'Let simulated players send orders'}
    </button>
  );
}

function resultLines(results: readonly ResponseResult[]): string[] {
  if (results.length === 0) return ['Everyone has sent already, or no form is open.'];
  const recorded = results.filter((one) => one.refused === undefined);
  const refused = results.filter((one) => one.refused !== undefined);
  const forms = [...new Set(recorded.map((one) => one.form))];
  return [
    ...forms.map((form) => {
      const people = recorded.filter((one) => one.form === form).map((one) => one.person);
      return `${form}: sent by ${listed(people)}.`;
    }),
    ...refused.map((one) => `${one.form}, ${one.person}: ${one.refused}`),
  ];
}
