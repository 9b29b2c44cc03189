interface Props {
  readonly name: string;
  readonly type: string;
  readonly text: string;
  readonly kind: 'main' | 'plain';
  readonly children: string;
}

/** A link that looks like a button and downloads a text as a file. */
export function Download({ name, type, text, kind, children }: Props) {
  return (
    <a
      class={`button ${kind}`}
      download={name}
      href={`data:${type};charset=utf-8,${encodeURIComponent(text)}`}
    >
      {children}
    </a>
  );
}
