// The virtual clock: it runs like a real one and can be advanced and set.
import { useEffect, useState } from 'preact/hooks';
import { post } from '../server-api.ts';

const HOUR = 3_600_000;
const timeText = (ms: number) => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

export function Clock({ offset, alarms }: { offset: number; alarms: number }) {
  const [, tick] = useState(0);
  const [isSetting, setSetting] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => tick((one) => one + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const now = Date.now() + offset;
  const advance = (ms: number) => void post('/api/clock', { advance: ms });
  return (
    <div class="clock">
      {isSetting ? (
        <input
          type="datetime-local"
          aria-label="Time to set, UTC"
          defaultValue={new Date(now).toISOString().slice(0, 16)}
          onKeyDown={(event) => event.key === 'Escape' && setSetting(false)}
          onBlur={() => setSetting(false)}
          onChange={(event) => {
            const set = Date.parse(`${event.currentTarget.value}Z`);
            if (!Number.isNaN(set)) void post('/api/clock', { set });
          }}
        />
      ) : (
        <time dateTime={new Date(now).toISOString()}>{timeText(now)} UTC</time>
      )}
      <button type="button" onClick={() => advance(HOUR)}>
        +1 h
      </button>
      <button type="button" onClick={() => advance(24 * HOUR)}>
        +24 h
      </button>
      <button type="button" onClick={() => setSetting(!isSetting)}>
        {isSetting ? 'Done' : 'Set'}
      </button>
      <select
        aria-label="Alarms of the script"
        title="How often an alarm wakes the script each time it is due"
        value={alarms}
        onChange={(event) => void post('/api/alarms', { times: Number(event.currentTarget.value) })}
      >
        <option value={1}>alarms once</option>
        <option value={2}>alarms twice</option>
        <option value={0}>no alarms</option>
      </select>
    </div>
  );
}
