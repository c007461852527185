const bin = (/** @type {string} */ path) => `node_modules/${path}`;
const vitest = (/** @type {string[]} */ ...args) => [bin('vitest/vitest.mjs'), 'run', ...args];

/**
 * Two lanes of stages that run in parallel: the start tests mostly wait, checks and unit tests do not.
 *
 * @type {import('./run-stage.mjs').Stage[][]}
 */
export const lanes = [
  [
    { name: 'builds', title: 'Builds', args: ['tooling/suite/build.mjs'] },
    {
      name: 'start',
      title: 'Start, stop, deploy alone',
      args: vitest('--config', 'tooling/start/vitest.config.ts'),
      report: 'vitest',
    },
  ],
  [
    // One checker: several check the same types again, and the other lane uses the other core.
    {
      name: 'types',
      title: 'Types',
      args: ['tooling/node_modules/typescript/bin/tsc', '-p', '.', '--checkers', '1'],
    },
    { name: 'lint', title: 'Lint', args: [bin('eslint/bin/eslint.js'), '.', '--max-warnings', '0'] },
    { name: 'sql', title: 'SQL', args: ['--import', 'tsx', 'tooling/sql/check.ts'] },
    {
      name: 'format',
      title: 'Format',
      args: [
        bin('prettier/bin/prettier.cjs'),
        '--check',
        '.',
        '--experimental-cli',
        '--no-cache',
        '--no-parallel',
      ],
    },
    { name: 'deadcode', title: 'Dead code and cycles', args: [bin('knip/bin/knip.js'), '--no-config-hints'] },
    // Both kill and copy built files, so neither builds.
    {
      name: 'unit',
      title: 'Units and API',
      args: vitest(),
      report: 'vitest',
      needsBrowser: true,
      after: 'builds',
    },
  ],
];

/** One after the other: each uses the whole machine. @type {import('./run-stage.mjs').Stage[]} */
export const suites = [
  {
    name: 'e2e',
    title: 'Browser, both sites',
    args: [bin('@playwright/test/cli.js'), 'test'],
    report: 'playwright',
    needsBrowser: true,
  },
  {
    name: 'stories',
    title: 'Stories',
    args: [bin('@playwright/test/cli.js'), 'test', '--config', 'storybook/playwright.config.ts'],
    report: 'playwright',
    needsBrowser: true,
  },
];
