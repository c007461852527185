import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { pureContracts } from './pure-contracts.mjs';

/** The script of a page that uses one export of a `contracts` module. */
async function bundle(module: string, name: string, plugins = [pureContracts()]): Promise<string> {
  const file = fileURLToPath(new URL(`../../../contracts/src/${module}.ts`, import.meta.url));
  const entry = '\0page';
  const page = {
    name: 'page',
    resolveId: (id: string) => (id === 'page' ? entry : null),
    load: (id: string) => (id === entry ? `import { ${name} } from '${file}'; console.log(${name});` : null),
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [page, ...plugins],
    build: { write: false, minify: false, rollupOptions: { input: 'page' } },
  });
  const [output] = [built].flat();
  return 'output' in output! ? output.output.map((file) => ('code' in file ? file.code : '')).join('') : '';
}

// Each test runs a whole build.
const patience = 120_000;

it(
  'a page that uses a constant of the contracts does not include zod',
  async () => {
    expect(await bundle('test-types', 'DEFAULT_TEST_TYPE')).not.toContain('ZodType');
    expect(await bundle('test-types', 'DEFAULT_TEST_TYPE', [])).toContain('ZodType');
  },
  patience,
);

it(
  'a page that uses a schema keeps all of it',
  async () => {
    expect(await bundle('test-types', 'testTypeSchema')).toContain('ZodType');
  },
  patience,
);
