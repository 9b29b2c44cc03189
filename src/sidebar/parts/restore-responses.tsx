import { plural } from '../../rules/base/words.ts';
import { useAction } from '../session/action.ts';
import { Button } from './button.tsx';
import { Report } from './report.tsx';

/** Gives a button and a report. The button copies missing responses of a match from the match's forms into the tabs. */
export function useRestoring(match: number, label = 'Restore the responses') {
  const action = useAction<'restoreResponses'>('writes');
  const restore = () => void action.start('Reading the form', 'restoreResponses', match);
  return {
    button: <Button onPress={restore}>{label}</Button>,
    report: <Report of={action} done={({ responses }) => `${plural(responses, 'response')} restored.`} />,
  };
}

interface Props {
  readonly match: number;
  readonly title: string;
}

/** Button that restores a match's missing responses. The label contains the match's title. */
export function RestoreResponses({ match, title }: Props) {
  const { button, report } = useRestoring(match, `Restore the responses of ${title}`);
  return (
    <>
      <div class="buttons">{button}</div>
      {report}
    </>
  );
}
