/** A form's hidden fields. */
export type HiddenValues = Readonly<Record<string, string>>;

export function HiddenFields({ values }: { values: HiddenValues }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
