/**
 * Allowed imports: contracts import no workspace, ui only itself, a site neither the API nor the other site, the API
 * only contracts.
 *
 * Each entry becomes ESLint's `no-restricted-imports` for its files; later entries win where both match.
 */
const workspace = (/** @type {string} */ names) => `^@larkwell/(${names})(/|$)`;
const escape = {
  regex: '^(\\.\\./)+(api|contracts|ui|storybook|sites|tooling|platform|shop|covid-booking)/',
  message: 'A relative import stays inside its package: use the package name.',
};
const inside = {
  regex: '(^|/)(contracts|ui)/src/',
  message: 'Import this by the name that its package.json exports.',
};
const nodeBuiltins = {
  regex: '^node:',
  message: 'This package also runs in browsers.',
};

const contracts = {
  regex: '^(?!\\.|(zod|@orpc/contract|@orpc/openapi|dayjs|libphonenumber-js)(/|$))',
  message: 'contracts import only zod, the contract library, dayjs and libphonenumber-js.',
};
const ui = (/** @type {string} */ others) => ({
  regex: `^(@remix-run/|${others})`,
  message: 'ui imports neither Remix nor another workspace; its stories and tests may use contracts/testing.',
});
const site = (/** @type {string} */ own, /** @type {string} */ other) => [
  {
    regex: workspace(`api|storybook|${other}`),
    message: `${own} uses the API through contracts, and does not import the other site.`,
  },
  escape,
];
/** @type {[Pattern, Pattern, Pattern]} */
const api = [
  { regex: '^@larkwell/(?!contracts(/|$))', message: 'The API imports only contracts.' },
  { regex: '(^|/)(sandbox|ops|faults|seed)/', message: 'The product never imports what surrounds it.' },
  escape,
];
const scriptlessNavigation = {
  name: '@remix-run/react',
  importNames: [
    'useFetcher',
    'useFetchers',
    'useNavigation',
    'useNavigate',
    'useSubmit',
    'ScrollRestoration',
  ],
  message: 'Pages navigate by the browser itself, with script or without (docs/decisions/0001).',
};

const test = '**/*.{test,spec}.{ts,tsx}';

/** @typedef {{ regex: string, message: string }} Pattern */

/** @type {{ files: string[], ignores?: string[], patterns: Pattern[], paths?: object[] }[]} */
const directions = [
  { files: ['contracts/src/**'], patterns: [contracts, escape] },
  {
    files: ['contracts/**/*.test.ts'],
    patterns: [{ regex: '^(@larkwell/|@remix-run/|react)', message: contracts.message }, escape],
  },
  { files: ['ui/**'], patterns: [ui('@larkwell/'), escape] },
  { files: ['ui/src/**'], patterns: [ui('@larkwell/'), nodeBuiltins, escape] },
  {
    files: [`ui/${test}`, 'ui/**/*.stories.tsx'],
    patterns: [ui('@larkwell/(?!contracts/testing$|ui/)'), escape],
  },
  {
    files: ['storybook/**'],
    patterns: [
      { regex: workspace('api|shop|covid-booking|platform'), message: 'Storybook shows ui.' },
      escape,
    ],
  },
  {
    files: ['storybook/pages/screens/**'],
    patterns: [{ regex: workspace('api|platform'), message: 'Screens show the pages of the sites.' }, escape],
  },
  {
    files: ['sites/platform/**'],
    patterns: site('The platform', 'shop|covid-booking'),
    paths: [scriptlessNavigation],
  },
  { files: ['sites/shop/**'], patterns: site('The shop', 'covid-booking'), paths: [scriptlessNavigation] },
  { files: ['sites/covid-booking/**'], patterns: site('Booking', 'shop'), paths: [scriptlessNavigation] },
  { files: ['tooling/**'], patterns: [inside] },
  { files: ['api/**'], patterns: [api[0], escape] },
  { files: ['api/src/**'], ignores: [`api/src/${test}`], patterns: api },
];

export const importDirections = directions.map(({ files, ignores, patterns, paths = [] }) => ({
  files,
  ...(ignores && { ignores }),
  rules: {
    'no-restricted-imports': /** @type {['error', object]} */ (['error', { patterns, paths }]),
  },
}));
