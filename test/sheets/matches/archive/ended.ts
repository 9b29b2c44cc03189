import type { Ports } from '../../../../src/sheets/ports.ts';

/** The error of a call in an ended script; nothing can be called after it. */
const ENDED = 'The script was ended.';

/** The ports of a script that is ended just after its nth call took effect; with 0 before the first. */
export function endedPorts(
  ports: Ports,
  nth: number,
  done: (call: number) => void = () => {},
): { ports: Ports; calls(): number } {
  let calls = 0;
  const call = (work: () => unknown) => {
    calls++;
    if (calls > nth) throw new Error(ENDED);
    const result = work();
    if (calls === nth) throw new Error(ENDED);
    done(calls);
    return result;
  };
  const wrap = <T extends object>(port: T): T =>
    Object.fromEntries(
      Object.entries(port).map(([name, member]) => [
        name,
        typeof member === 'function' ? (...given: unknown[]) => call(() => member(...given)) : member,
      ]),
    ) as T;
  const { workbook, post, files, forms, spreadsheets, memo } = ports;
  return {
    ports: {
      ...ports,
      workbook: wrap(workbook),
      post: wrap(post),
      files: { ...wrap(files), link: files.link },
      forms: wrap(forms),
      spreadsheets: wrap(spreadsheets),
      memo: wrap(memo),
    },
    calls: () => calls,
  };
}
