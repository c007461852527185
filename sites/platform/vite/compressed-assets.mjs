import { readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Writes each style sheet, script and drawing of the browser's build a second time, as small as brotli can. The server
 * sends these (see `src/server/site-files`); compressing on each request would be slower and a seventh larger.
 *
 * @returns {import('vite').Plugin}
 */
export function compressedAssets() {
  return {
    name: 'larkwell-compressed-assets',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    async writeBundle({ dir = '' }) {
      const folder = path.join(dir, 'assets');
      const names = (await readdir(folder)).filter((name) => /\.(css|js|svg)$/.test(name));
      await Promise.all(
        names.map(async (name) => {
          const file = path.join(folder, name);
          await writeFile(`${file}.br`, await compress(await readFile(file), best));
        }),
      );
    },
  };
}
