import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Short names for the classes and keyframes of a site's CSS modules: the index of the file, then the index of the name
 * in its file. The builds for browser and server count the same way. Vite's own names would be a tenth of every page.
 *
 * @param {string[]} folders all folders with the site's CSS modules
 * @returns {(name: string, file: string, css: string) => string} for Vite's `css.modules.generateScopedName`
 */
export function shortClassNames(folders) {
  /** @type {string[] | undefined} */
  let files;
  return (name, file, css) => {
    files ??= folders.flatMap(listModules);
    const place = files.indexOf(path.resolve(file.replace(/\?.*/, '')));
    if (place < 0) throw new Error(`${file} is in none of the folders listed in vite/site-config.`);
    const names = [...css.matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g)].map(([, found]) => found);
    const order = [...new Set(names)].indexOf(name);
    if (order < 0) throw new Error(`${file} has no class or keyframes called ${name}.`);
    return `${letters(place)}-${order.toString(36)}`;
  };
}

function listModules(/** @type {string} */ folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .map((file) => path.resolve(folder, file));
}

/** Two letters cover 676 files. */
const letters = (/** @type {number} */ place) =>
  String.fromCharCode(97 + Math.floor(place / 26), 97 + (place % 26));
