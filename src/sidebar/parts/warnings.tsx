/** What the add-on noticed and the host should know. */
export function Warnings({ of }: { readonly of: readonly string[] }) {
  return (
    <>
      {of.map((warning) => (
        <p class="box warn" role="alert" key={warning}>
          {warning} Press “Verify”, further down, for a full check.
        </p>
      ))}
    </>
  );
}
