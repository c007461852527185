import { readFile } from 'node:fs/promises';
import { build } from 'esbuild';

/** An empty map: stack traces are read for our own code, and a map of every package takes ten megabytes. */
const noMap = Buffer.from('{"version":3,"sources":[""],"mappings":"A"}').toString('base64');
/** @type {import('esbuild').Plugin} */
export const unmappedPackages = {
  name: 'unmapped-packages',
  setup({ onLoad }) {
    onLoad({ filter: /node_modules\/.*\.[cm]?js$/ }, async ({ path }) => ({
      contents: `${await readFile(path, 'utf8')}\n//# sourceMappingURL=data:application/json;base64,${noMap}`,
      loader: 'default',
    }));
  },
};

/**
 * A module `….at-build.ts` computes its exports from much larger data: here, not at every start. One plugin
 * computes each module once, however often it builds.
 *
 * @returns {import('esbuild').Plugin}
 */
export function computedAtBuild() {
  /** @type {Map<string, Promise<string>>} */
  const computed = new Map();
  return {
    name: 'computed-at-build',
    setup({ onLoad }) {
      onLoad({ filter: /\.at-build\.ts$/ }, async ({ path }) => {
        const contents = computed.get(path) ?? compute(path);
        computed.set(path, contents);
        return { contents: await contents, loader: 'js' };
      });
    },
  };
}

/** @param {string} path */
async function compute(path) {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  const exported = await import(`data:text/javascript;base64,${code}`);
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
}
