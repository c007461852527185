import { cp, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Our own packages go into the bundle; npm packages stay outside, since some of them bring binaries. */
const externalPackages = {
  name: 'external-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@larkwell/') ? undefined : { path, external: true },
    );
  },
};

await rm(at('dist'), { recursive: true, force: true });
await build({
  entryPoints: [at('src/server.ts')],
  outfile: at('dist/server.js'),
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  jsx: 'automatic',
  sourcemap: true,
  // Places at which fault tests stop the process do not exist in production.
  define: { 'globalThis.larkwellFailpoint': 'undefined' },
  plugins: [externalPackages],
});
await cp(at('src/db/migrations'), at('dist/migrations'), { recursive: true });
