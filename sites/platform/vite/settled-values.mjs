/** As long as a name with its `var()`: a longer value is written out only where it is used once. */
const shortValue = 9;

/**
 * Writes values in place of custom properties that have one value in the whole site, in every theme, and drops those
 * that no style sheet names: together they are a tenth of what all pages load. Names that appear in code are kept.
 *
 * @param {string[]} styles all style sheets of the site, not minified
 * @param {Set<string>} kept from `listPropertiesInCode`
 * @returns {(css: string) => string}
 */
export function settleValues(styles, kept) {
  const all = styles.join('\n');
  const declared = [...all.matchAll(/(?<![\w-])(--[a-z][\w-]*)\s*:\s*([^;{}]*?)\s*;/g)];
  /** @type {Map<string, string[]>} */
  const values = new Map();
  for (const [, name = '', value = ''] of declared) values.set(name, [...(values.get(name) ?? []), value]);
  const usesOf = (/** @type {string} */ name) => all.split(`var(${name})`).length - 1;
  // `var(--name, value)` says that the property may be missing.
  const isSettled = (/** @type {string} */ name) =>
    !kept.has(name) && values.get(name)?.length === 1 && !all.includes(`var(${name},`);
  const isShort = (/** @type {string} */ name) =>
    (values.get(name)?.[0] ?? '').length <= shortValue || usesOf(name) < 2;
  const isUnused = (/** @type {string} */ name) => !kept.has(name) && !all.includes(`var(${name}`);
  const settled = [...values.keys()].filter((name) => isUnused(name) || (isSettled(name) && isShort(name)));
  return (css) =>
    settled.reduce((text, name) => {
      const declaration = new RegExp(`(?<![\\w-])${name}\\s*:[^;{}]*;`, 'g');
      return text.replace(declaration, '').replaceAll(`var(${name})`, () => values.get(name)?.[0] ?? '');
    }, css);
}
