import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { computedAtBuild, unmappedPackages } from './build-plugins.mjs';
import { copyOpenedFiles, sharedSettings } from './build-settings.mjs';

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Builds the API into dist; with `--failpoints`, the server alone, with the points at which fault tests stop
 * it.
 */
const hasFailpoints = process.argv.includes('--failpoints');
const outdir = at(hasFailpoints ? '.cache/failpoints' : 'dist');
const server = { server: at('src/server.ts') };

/** They include binaries or files of their own, so they are loaded from node_modules at run time. */
const external = ['sharp', '@node-rs/argon2', 'pdfkit', 'pg-native'];

await rm(outdir, { recursive: true, force: true });
await build({
  entryPoints: hasFailpoints ? server : { ...server, seed: at('seed/cli.ts'), ops: at('ops/cli.ts') },
  outdir,
  ...sharedSettings,
  minifySyntax: true,
  // A third of the start is reading the source, and one dash in one comment makes Node store a file as two
  // bytes per letter.
  minifyWhitespace: true,
  legalComments: 'external',
  external,
  // Packages in the older format load Node's modules with `require`.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module';const require = requireFrom(import.meta.url);",
  },
  define: {
    ...(!hasFailpoints && { 'globalThis.larkwellFailpoint': 'undefined' }),
    // Packages skip their development checks; our own code reads the real environment.
    'process.env.NODE_ENV': '"production"',
  },
  plugins: [unmappedPackages, computedAtBuild()],
});
await copyOpenedFiles(outdir);
