import { defineConfig } from 'vitest/config';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const setupFiles = [new URL('tooling/vitest/console-error.setup.ts', import.meta.url).pathname];
const postgres = new URL('tooling/vitest/postgres.setup.ts', import.meta.url).pathname;
// Needs programs that a machine may not have, so it runs by `npm run test:faults` alone.
const setApart = process.env.FAULTS === 'full' ? [] : ['**/faults/full/**'];
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
      // Loading the modules anew for each file took twice the time of the tests; no test changes a module's state.
      isolate: false,
      // Many times what the slowest takes alone: a busy machine is no failure, and one that hangs is found all the same.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 30_000 } },
      include: ['**/*.test.{ts,tsx}'],
      exclude: ['**/node_modules/**', '**/build/**', '**/dist/**', '**/.data/**', '**/e2e/**', ...setApart],
      setupFiles,
      // Class names as written, so that a test can tell components apart without reading generated hashes.
      css: { include: /\.module\.css$/, modules: { classNameStrategy: 'non-scoped' } },
      ...extra,
    },
  };
}

/** One project a folder: `npx vitest run --project api`, or a path: `npx vitest run contracts/src/fields`. */
export default defineConfig({
  test: {
    // Most of a file's time is spent waiting for the database or loading modules.
    maxWorkers: 2,
    projects: [
      project('contracts', 'contracts'),
      project('ui', 'ui'),
      project('platform', 'sites/platform'),
      project('shop', 'sites/shop'),
      project('covid-booking', 'sites/covid-booking'),
      // With a database each, processes and browsers, beside the tests that start the whole product.
      project('api', 'api', {
        globalSetup: [postgres, apiBundle],
        testTimeout: 120_000,
        hookTimeout: 240_000,
      }),
      project('tooling', 'tooling', {
        include: [
          '*.test.ts',
          '{bench,docs,e2e,eslint,faults,release,numbers,sql,suite,system}/**/*.test.ts',
        ],
        testTimeout: 180_000,
        hookTimeout: 240_000,
      }),
    ],
  },
});
