import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Writes a brotli copy of each style sheet, script and drawing in the browser build, at the highest quality. The server
 * sends these (see `src/server/site-files`); compressing per request would be slower and a seventh larger. It runs
 * after the server build, which is when Remix writes the last of these files, the route manifest.
 *
 * @param {string} folder of the files, relative to the site's
 * @returns {import('vite').Plugin}
 */
export function compressedAssets(folder) {
  let root = '';
  return {
    name: 'larkwell-compressed-assets',
    apply: (config, { command }) => command === 'build' && Boolean(config.build?.ssr),
    configResolved(config) {
      root = config.root;
    },
    async closeBundle() {
      const at = path.join(root, folder);
      const names = (await readdir(at)).filter((name) => /\.(css|js|svg)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const file = path.join(at, name);
          await writeFile(`${file}.br`, await compress(await readFile(file), best));
        }),
      );
    },
  };
}
