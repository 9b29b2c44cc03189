import { plural } from '../../rules/base/words.ts';
import { useAction } from '../session/action.ts';
import { Button } from './button.tsx';
import { Report } from './report.tsx';

/** A button that writes the responses that the tabs of a match lack into them, as its forms have them, and the report of that. */
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

/** The same for a match that is named. */
export function RestoreResponses({ match, title }: Props) {
  const { button, report } = useRestoring(match, `Restore the responses of ${title}`);
  return (
    <>
      <div class="buttons">{button}</div>
      {report}
    </>
  );
}
