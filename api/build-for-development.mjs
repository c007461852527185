import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { context } from 'esbuild';
import { computedAtBuild } from './build-plugins.mjs';
import { copyOpenedFiles, sharedSettings } from './build-settings.mjs';

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
const outdir = at('.cache/dev');

/** Leaves packages to Node: bundling them takes longer than everything else together. */
const ownCodeOnly = {
  name: 'own-code-only',
  /** @param {import('esbuild').PluginBuild} build */
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path }) =>
      path.startsWith('@larkwell/') ? undefined : { path, external: true },
    );
  },
};

/**
 * The API's own code as one bundle that rebuilds quickly, for `npm run dev`. `standby` is a program that
 * loads the packages and then waits for the path of a bundle: a waiting process takes over in a moment.
 *
 * @returns {Promise<{ server: string, seed: string, standby: string, rebuild: () => Promise<void>,
 *   dispose: () => Promise<void> }>} `rebuild` rejects with esbuild's `BuildFailure`
 */
export async function openDevelopmentBuild() {
  const esbuild = await context({
    absWorkingDir: at('..'),
    entryPoints: { server: at('src/server.ts'), seed: at('seed/cli.ts') },
    outdir,
    ...sharedSettings,
    metafile: true,
    logLevel: 'silent',
    define: { 'globalThis.larkwellFailpoint': 'undefined' },
    plugins: [ownCodeOnly, computedAtBuild()],
  });
  const standby = at('.cache/dev/standby.mjs');
  return {
    server: at('.cache/dev/server.js'),
    seed: at('.cache/dev/seed.js'),
    standby,
    dispose: () => esbuild.dispose(),
    async rebuild() {
      const { metafile } = await esbuild.rebuild();
      const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
      const packages = new Set(imports.filter(({ external }) => external).map(({ path }) => path));
      await mkdir(outdir, { recursive: true });
      await copyOpenedFiles(outdir);
      await writeFile(standby, standbyProgram([...packages]));
    },
  };
}

/** @param {string[]} packages */
function standbyProgram(packages) {
  return [
    ...packages.map((name) => `import ${JSON.stringify(name)};`),
    "process.once('message', (bundle) => import(bundle));",
    '// The process that started it is gone.',
    "process.on('disconnect', () => process.exit());",
    '',
  ].join('\n');
}

/**
 * One line per error: file, line, column, sentence.
 *
 * @param {unknown} failure esbuild's `BuildFailure`, or another error
 * @returns {string[]}
 */
export function describeFailure(failure) {
  const { errors, message } = /** @type {import('esbuild').BuildFailure} */ (failure);
  if (!errors) return [message];
  return errors.map(({ text, location }) =>
    location ? `${location.file}:${location.line}:${location.column + 1}: ${text}` : text,
  );
}
