import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Writes each style sheet, script and drawing of the browser's build a second time, as small as brotli can. The server
 * sends these (see `src/server/site-files`); compressing on each request would be slower and a seventh larger. It runs
 * after the server's build, which is when Remix writes the last of them, the manifest of routes.
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
