import { useEffect, useState } from 'preact/hooks';

/** Takes the file of an exported match. The user chooses it in the file dialog, or drops it anywhere on the page. */
export function Chooser({ hasFile, onFile }: { readonly hasFile: boolean; onFile(file: File): void }) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault();
      setOver(event.type === 'dragover');
    };
    const drop = (event: DragEvent) => {
      over(event);
      const file = event.dataTransfer?.files[0];
      if (file) onFile(file);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', over);
    document.addEventListener('drop', drop);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', over);
      document.removeEventListener('drop', drop);
    };
  }, [onFile]);
  return (
    <header class={`chooser${hasFile ? ' is-small' : ''}${isOver ? ' is-over' : ''}`}>
      <h1>{hasFile ? 'Roundkeeper' : 'Replay and check a match'}</h1>
      {!hasFile && (
        <p>
          Open the file of a match that Roundkeeper exported. The name of the file ends in .json. This page
          shows each round, and checks the match. The file stays on your device.
        </p>
      )}
      <label class="file">
        {hasFile ? 'Open another file' : 'Choose the file, or drop it here'}
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) onFile(file);
            currentTarget.value = '';
          }}
        />
      </label>
    </header>
  );
}
