/** An email address that may wrap after its @. */
export function EmailAddress({ of }: { of: string }) {
  const [name, ...domain] = of.split(/(?<=@)/);
  return (
    <>
      {name}
      <wbr />
      {domain}
    </>
  );
}
