import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const at = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/** The esbuild settings that every build of the API shares. */
export const sharedSettings = /** @satisfies {import('esbuild').BuildOptions} */ ({
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  jsx: 'automatic',
  sourcemap: true,
  sourcesContent: false,
});

/**
 * Copies what the bundle opens by path: the migrations, and the program that decodes one picture with sharp
 * alone.
 */
export async function copyOpenedFiles(/** @type {string} */ outdir) {
  await cp(at('src/db/migrations'), `${outdir}/migrations`, { recursive: true });
  await cp(at('src/uploads/decode-picture.mjs'), `${outdir}/decode-picture.mjs`);
}
