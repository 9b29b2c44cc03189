interface Props {
  readonly label: string;
  readonly help: string;
  readonly text: string;
  onChange(text: string): void;
}

/** Field for a long text. The host pastes the text or chooses a file. */
export function TextOrFile({ label, help, text, onChange }: Props) {
  return (
    <>
      <label class="field">
        {label}
        <textarea
          rows={5}
          value={text}
          spellcheck={false}
          aria-describedby="text-help"
          onInput={(event) => onChange(event.currentTarget.value)}
        />
        <span class="help" id="text-help">
          {help}
        </span>
      </label>
      <label class="field">
        Or choose a file instead
        <input
          type="file"
          accept=".html,.json,.txt,text/html,application/json,text/plain"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            void file?.text().then(onChange);
          }}
        />
      </label>
    </>
  );
}
