import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const setupFiles = [new URL('tooling/vitest/console-error.setup.ts', import.meta.url).pathname];
const postgres = new URL('tooling/vitest/postgres.setup.ts', import.meta.url).pathname;
// These need programs that a machine may lack, so only `npm run test:faults` and `npm run test:browsers` run them.
const hasFaults = process.env.FAULTS === 'full';
const hasBrowsers = process.env.BROWSERS === 'all';
const setApart = [...(hasFaults ? [] : ['**/faults/full/**']), ...(hasBrowsers ? [] : ['**/browsers/**'])];
const product = new URL('tooling/browsers/product.setup.ts', import.meta.url).pathname;
const apiBundle = new URL('tooling/vitest/api-bundle.setup.ts', import.meta.url).pathname;

function project(
  name: string,
  root: string,
  extra: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      root,
      environment: 'node',
      // Reloading the modules for each file would double the time; no test changes a module's state.
      isolate: false,
      // Many times what the slowest test needs: a busy machine does not fail, but a hang does.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 30_000 } },
      include: ['**/*.test.{ts,tsx}'],
      exclude: ['**/node_modules/**', '**/build/**', '**/dist/**', '**/.data/**', ...setApart],
      setupFiles,
      // Class names as written, so tests can tell components apart without generated hashes.
      css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
      ...extra,
    },
  };
}

/** One project per folder: `npx vitest run --project api`, or a path: `npx vitest run contracts/src/fields`. */
export default defineConfig({
  test: {
    // A file mostly waits for the database or loads modules.
    maxWorkers: 2,
    projects: [
      project('contracts', 'contracts'),
      project('ui', 'ui'),
      project('platform', 'sites/platform'),
      project('shop', 'sites/shop'),
      project('covid-booking', 'sites/covid-booking'),
      // These have their own databases, processes and browsers, and run beside the tests that start the whole product.
      project('api', 'api', {
        globalSetup: [postgres, apiBundle],
        testTimeout: 120_000,
        hookTimeout: 240_000,
      }),
      project('tooling', 'tooling', {
        include: [
          '*.test.ts',
          '{bench,browsers,docs,e2e,emblems,eslint,faults,language,release,numbers,sql,suite,system}/**/*.test.ts',
        ],
        testTimeout: 180_000,
        hookTimeout: 240_000,
        globalSetup: [...(hasFaults ? [postgres] : []), ...(hasBrowsers ? [product] : [])],
      }),
    ],
  },
});
