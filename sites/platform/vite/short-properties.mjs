import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const propertyName = /(?<![\w-])--[a-z][\w-]*/g;

/**
 * Shorter names for a site's custom properties, the most used getting the shortest: the names are a twelfth of every
 * style sheet's compressed bytes. Names that appear in code are kept.
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
  const byUse = [...uses.keys()]
    .filter((name) => !kept.has(name))
    .sort((one, other) => uses.get(other) - uses.get(one) || (one < other ? -1 : 1));
  const shorter = new Map(byUse.map((name, index) => [name, `--${shortName(index)}`]));
  return (css) => css.replace(propertyName, (name) => shorter.get(name) ?? name);
}

/** a to z, then aa, ab … @returns {string} */
function shortName(/** @type {number} */ index) {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : shortName(Math.floor(index / 26) - 1) + letter;
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
