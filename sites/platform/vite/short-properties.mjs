import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const propertyName = /(?<![\w-])--[a-z][\w-]*/g;

/** As common in style sheets as in English, which shortens them in compressed text by a hundredth. */
const letters = 'etaonisrlcdumpgbfhwkvyxjqz';

/**
 * Shorter names for a site's custom properties, one letter for the most used: the names are a twelfth of every
 * style sheet's compressed bytes. Names of one length follow the order of the styles, as the alphabet of `letters`
 * does. Names that appear in code are kept.
 *
 * @param {string[]} styles all style sheets of the site
 * @param {Set<string>} kept from `listPropertiesInCode`
 * @returns {(css: string) => string}
 */
export function shortenProperties(styles, kept) {
  const uses = new Map();
  for (const css of styles) {
    for (const [name] of css.matchAll(propertyName)) uses.set(name, (uses.get(name) ?? 0) + 1);
  }
  const inOrder = [...uses.keys()].filter((name) => !kept.has(name));
  const byUse = [...inOrder].sort((one, other) => uses.get(other) - uses.get(one) || (one < other ? -1 : 1));
  const mostUsed = new Set(byUse.slice(0, letters.length));
  const named = [
    ...inOrder.filter((name) => mostUsed.has(name)),
    ...inOrder.filter((name) => !mostUsed.has(name)),
  ];
  const shorter = new Map(named.map((name, index) => [name, `--${shortName(index)}`]));
  return (css) => css.replace(propertyName, (name) => shorter.get(name) ?? name);
}

/** e to z, then ee, et … @returns {string} */
function shortName(/** @type {number} */ index) {
  const letter = letters[index % letters.length] ?? '';
  return index < letters.length ? letter : shortName(Math.floor(index / letters.length) - 1) + letter;
}

/**
 * Custom properties that components and pages use in code, which must keep their names.
 *
 * @param {string[]} folders
 */
export function listPropertiesInCode(folders) {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test|\.stories)\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  return new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(propertyName) ?? []));
}
