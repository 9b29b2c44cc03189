interface Props {
  /** The heading that the title is. */
  readonly head: 'h2' | 'h3' | 'h4';
  readonly title: string;
  readonly lines: readonly string[];
}

/** Lines below their title; nothing without lines. */
export function Lines({ head: Head, title, lines }: Props) {
  if (lines.length === 0) return null;
  return (
    <>
      <Head>{title}</Head>
      <ul>
        {lines.map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
    </>
  );
}
