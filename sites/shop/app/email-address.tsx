/** An address that breaks, where it has to, after its @. */
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
