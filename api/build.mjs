import { cp, readFile, rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** The product into dist; with `--failpoints`, the server alone, with the places at which fault tests stop it. */
const hasFailpoints = process.argv.includes('--failpoints');
const outdir = at(hasFailpoints ? '.cache/failpoints' : 'dist');
const server = { server: at('src/server.ts') };

/** They bring binaries or files of their own, so they are found in node_modules when they run. */
const external = ['sharp', '@node-rs/argon2', 'pdfkit', 'pg-native'];

/** An empty map: what is looked for in a stack is our own code, and a map of every package weighs ten megabytes. */
const noMap = Buffer.from('{"version":3,"sources":[""],"mappings":"A"}').toString('base64');
const unmappedPackages = {
  name: 'unmapped-packages',
  setup({ onLoad }) {
    onLoad({ filter: /node_modules\/.*\.[cm]?js$/ }, async ({ path }) => ({
      contents: `${await readFile(path, 'utf8')}\n//# sourceMappingURL=data:application/json;base64,${noMap}`,
      loader: 'default',
    }));
  },
};

/** A module `….at-build.ts` computes its exports from what is far larger than they are: here once, not at every start. */
const computedAtBuild = {
  name: 'computed-at-build',
  setup({ onLoad }) {
    onLoad({ filter: /\.at-build\.ts$/ }, async ({ path }) => {
      const { outputFiles } = await build({
        entryPoints: [path],
        bundle: true,
        platform: 'node',
        format: 'esm',
        write: false,
      });
      const computed = await import(
        `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
      );
      return {
        contents: Object.entries(computed)
          .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
          .join('\n'),
        loader: 'js',
      };
    });
  },
};

await rm(outdir, { recursive: true, force: true });
await build({
  entryPoints: hasFailpoints ? server : { ...server, seed: at('src/db/seed/cli.ts'), ops: at('ops/cli.ts') },
  outdir,
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  jsx: 'automatic',
  sourcemap: true,
  sourcesContent: false,
  minifySyntax: true,
  // A third of the start is reading the source, and one dash in one comment makes Node keep a file two bytes a letter.
  minifyWhitespace: true,
  legalComments: 'external',
  external,
  // Packages in the older format ask for Node's modules by `require`.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module';const require = requireFrom(import.meta.url);",
  },
  define: {
    ...(!hasFailpoints && { 'globalThis.larkwellFailpoint': 'undefined' }),
    // Packages leave their checks for developers out; our own code reads the real environment.
    'process.env.NODE_ENV': '"production"',
  },
  plugins: [unmappedPackages, computedAtBuild],
});
await cp(at('src/db/migrations'), `${outdir}/migrations`, { recursive: true });
