import { createHash } from 'node:crypto';
import path from 'node:path';

const owners = new Map();

/**
 * The name of a CSS module's class in a built site: as written, with three characters that tell its file. Vite's own
 * names carry more than is needed to tell them apart, in each page and each style sheet.
 *
 * @param {string} name as written
 * @param {string} file the module's path, which the file's place below the checkout stands for
 * @throws when two files would get the same name: then the hash wants a character more
 */
export function nameClass(name, file) {
  const place = path.relative(path.resolve(import.meta.dirname, '../../..'), file.split('?', 1)[0]);
  const hash = createHash('sha256').update(place).digest('base64url').replace(/[_-]/g, '').slice(0, 3);
  const given = `${name}-${hash}`;
  const owner = owners.get(given) ?? place;
  if (owner !== place) throw new Error(`The class ${given} would belong to ${owner} and to ${place}.`);
  owners.set(given, place);
  return given;
}
