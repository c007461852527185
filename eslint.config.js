import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import tseslint from 'typescript-eslint';
import { importDirections } from './tooling/eslint/import-directions.mjs';
import { larkwellRules } from './tooling/eslint/larkwell-rules.mjs';

/** @returns {import('eslint').Linter.RulesRecord} */
const maxLines = (/** @type {number} */ max) => ({
  'max-lines': ['error', { max, skipBlankLines: true, skipComments: true }],
});

const environment = {
  selector: "MemberExpression[object.name='process'][property.name='env']",
  message: 'Each process reads its environment in one file (env.ts, env.server.ts), through zod.',
};
const styleAttribute = {
  selector: "JSXAttribute[name.name='style']",
  message: 'The content security policy forbids style attributes: use a class.',
};
const setAsideTest = {
  selector:
    'CallExpression[callee.object.name=/^(it|test|describe|suite)$/][callee.property.name=/^(skip|only|todo|fixme)$/]',
  message: 'Fix or delete the test instead of skipping it.',
};
const enumDeclaration = { selector: 'TSEnumDeclaration', message: 'Use a union of literals, or a zod enum.' };

export default tseslint.config(
  {
    ignores: [
      '**/build/',
      '**/dist/',
      '**/.data/',
      '**/.cache/',
      '**/storybook-static/',
      '**/*.generated.*',
      'ui/src/tokens.ts',
      '**/test-results/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    plugins: { larkwell: larkwellRules },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      ...maxLines(250),
      'larkwell/file-names': 'error',
      'larkwell/browser-navigation': 'error',
      'larkwell/post-form': 'error',
      'larkwell/plain-sql': 'error',
      'larkwell/route-folders': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-restricted-syntax': ['error', environment, setAsideTest, enumDeclaration],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        ['process', 'console', 'URL', 'URLSearchParams', 'fetch', 'setTimeout', 'clearTimeout', 'AbortSignal']
          .concat([
            'Buffer',
            'performance',
            'setInterval',
            'clearInterval',
            'AbortController',
            'Response',
            'Request',
            'Headers',
          ])
          .map((name) => [name, 'readonly']),
      ),
    },
  },
  { files: ['{ui,sites,storybook}/**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  {
    files: ['{ui/src,sites/*/app}/**/*.tsx'],
    ignores: ['**/*.stories.tsx'],
    rules: { 'no-restricted-syntax': ['error', environment, setAsideTest, enumDeclaration, styleAttribute] },
  },
  { files: ['{api,tooling}/**'], rules: { 'larkwell/room-doors': 'error' } },
  {
    files: ['{api,contracts,sites,storybook,tooling,ui}/**', '*.{js,ts}'],
    rules: { 'larkwell/plain-words': 'error' },
  },
  {
    files: ['{api/src,api/seed/{catalog,help},contracts/src,ui/src,sites/*/app,sites/platform/src}/**'],
    ignores: ['**/*.{test,spec}.{ts,tsx}', '**/{testing,e2e}/**'],
    rules: { 'larkwell/plain-words': ['error', { sentences: true }] },
  },
  { files: ['{api/src,contracts/src,ui/src}/**'], rules: { 'no-console': 'error' } },
  {
    files: ['{api/src,api/seed/help,contracts/src,ui/src,sites/*/app,sites/platform/src}/**'],
    ignores: ['**/*.{test,spec,stories}.{ts,tsx}', '**/{testing,stories,e2e,rule-table}/**'],
    rules: { 'larkwell/told-numbers': 'error' },
  },
  { files: ['sites/*/app/routes/**', 'ui/src/**/*.tsx'], rules: maxLines(160) },
  { files: ['**/*.{test,spec}.{ts,tsx}'], rules: maxLines(220) },
  {
    files: [
      '**/env.ts',
      '**/env.server.ts',
      '**/*.env.ts',
      '**/{server,cli,start}.ts',
      'api/testing/**',
      'api/faults/**',
      'api/sandbox/**/testing-browser.ts',
      'tooling/**',
      '**/*.config.ts',
      '*.config.ts',
      'storybook/.storybook/**',
    ],
    rules: { 'no-restricted-syntax': ['error', setAsideTest, enumDeclaration] },
  },
  {
    // Playwright reads a fixture's dependencies from this pattern, even if empty.
    files: ['tooling/e2e/**', 'sites/*/e2e/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  ...importDirections,
);
