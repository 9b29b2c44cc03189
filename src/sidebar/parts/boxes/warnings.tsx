/** Warnings of the add-on. */
export function Warnings({ of }: { readonly of: readonly string[] }) {
  return (
    <>
      {of.map((warning) => (
        <p class="box warn" role="alert" key={warning}>
          {warning} Press “Verify” below for a full check.
        </p>
      ))}
    </>
  );
}
