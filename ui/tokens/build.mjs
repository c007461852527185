/**
 * Writes the style sheets, the favicon and the typed constants generated from tokens.json (see `outputs`). Run: npm run
 * tokens -w @larkwell/ui. A test fails if the committed files differ from this output.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { dtcgJson } from './dtcg.mjs';
import { cssText, leaves, resolvedThemes } from './read.mjs';

const here = new URL('..', import.meta.url);
const notice = 'Generated from tokens.json by tokens/build.mjs. Do not edit.';

const scales = [
  'font',
  'weight',
  'leading',
  'size',
  'space',
  'radius',
  'border',
  'ring',
  'target',
  'layout',
  'motion',
  'shadow',
];

function rule(/** @type {string} */ selector, /** @type {string[]} */ lines) {
  return `${selector} {\n${lines.map((/** @type {string} */ line) => `    ${line};`).join('\n')}\n  }`;
}

function semanticLines(/** @type {import('./read.mjs').Tokens} */ root, /** @type {string} */ theme) {
  return leaves(root.semantic[theme]).map(([path, token]) => `--${path.join('-')}: ${cssText(root, token)}`);
}

/**
 * The hues of each category: all of them in light themes, the three that change in dark ones.
 *
 * @returns {[name: string, lines: string[]][]}
 */
function categoryLines(/** @type {import('./read.mjs').Tokens} */ root, /** @type {string} */ variant) {
  const parts =
    variant === 'dark'
      ? { tint: 'dark-tint', mid: 'dark-mid', name: 'dark-name' }
      : { light: 'tint', mid: 'mid', deep: 'deep' };
  return Object.entries(root.color.category).map(([name, hues]) => [
    name,
    Object.entries(parts).map(([part, key]) => `--cat-${part}: ${cssText(root, hues[key])}`),
  ]);
}

/** In light themes the ground of a category's pictures is its light color, and its name is written in the deep one. */
const shared = { light: ['--cat-tint: var(--cat-light)', '--cat-name: var(--cat-deep)'], dark: [] };

function categoryRules(
  /** @type {import('./read.mjs').Tokens} */ root,
  /** @type {'light' | 'dark'} */ variant,
  prefix = '',
) {
  const named = categoryLines(root, variant);
  // A category without its own hues uses the first category's.
  /** @type {[string, string[]]} */
  const fallback = [`${prefix}[data-category]`, [...shared[variant], ...(named[0]?.[1] ?? [])]];
  const others = named.slice(1).map(([name, lines]) => rule(`${prefix}[data-category='${name}']`, lines));
  return [rule(...fallback), ...others].join('\n  ');
}

function scaleLines(/** @type {import('./read.mjs').Tokens} */ root) {
  return scales.flatMap((scale) =>
    leaves(root[scale]).map(([path, token]) => `--${[scale, ...path].join('-')}: ${cssText(root, token)}`),
  );
}

/**
 * Loaded by every page: values by the system's color scheme, contrast and motion settings. The dark theme comes after
 * the light one of more contrast and has a value for each that this one changes, so none of these reaches it.
 */
export function tokensCss(/** @type {import('./read.mjs').Tokens} */ root) {
  return `/* ${notice} */
@layer tokens, reset, base, components, utilities;

@layer tokens {
  ${rule(':root', ['color-scheme: light dark', ...scaleLines(root), ...semanticLines(root, 'light')])}
  ${rule(":root[data-brand='booking']", ['--font-display: var(--font-body)', ...semanticLines(root, 'booking')])}
  @media (prefers-contrast: more) {
  ${rule(":root, :root[data-brand='booking']", semanticLines(root, 'contrast'))}
  }
  @media screen and (prefers-color-scheme: dark) {
  ${rule(":root, :root[data-brand='booking']", semanticLines(root, 'dark'))}
  }
  @media screen and (prefers-contrast: more) and (prefers-color-scheme: dark) {
  ${rule(":root, :root[data-brand='booking']", semanticLines(root, 'contrast-dark'))}
  }
  @media (prefers-reduced-motion: reduce) {
  ${rule(':root', ['--motion-fast: 0s', '--motion-base: 0s'])}
  }
}
`;
}

/** Category hues, loaded only by pages that show kits or categories. */
export function categoriesCss(/** @type {import('./read.mjs').Tokens} */ root) {
  return `/* ${notice} */
@layer tokens {
  ${categoryRules(root, 'light')}
  @media screen and (prefers-color-scheme: dark) {
  ${categoryRules(root, 'dark')}
  }
}
`;
}

const systemColors = {
  bg: 'Canvas',
  text: 'CanvasText',
  link: 'LinkText',
  button: 'ButtonFace',
  'button-text': 'ButtonText',
};

/** Paints of pictures, which keep their colors. */
const pictures = ['card', 'skin'];

function forcedLines(/** @type {import('./read.mjs').Tokens} */ root) {
  const colors = leaves(root.semantic.light).filter(([[group = '']]) => !pictures.includes(group));
  return colors.map(([path]) => {
    const [group, name = ''] = path;
    const isGround = group === 'bg' || name.endsWith('-bg') || name === 'soft';
    const color =
      group === 'action' || group === 'danger'
        ? name === 'text'
          ? systemColors['button-text']
          : systemColors.button
        : name.startsWith('link')
          ? systemColors.link
          : isGround
            ? systemColors.bg
            : systemColors.text;
    return `--${path.join('-')}: ${color}`;
  });
}

/** The same themes by attribute, for Storybook's toolbar only. */
export function themesCss(/** @type {import('./read.mjs').Tokens} */ root) {
  const asked = (/** @type {string} */ theme) => `:root[data-theme='${theme}'][data-brand]`;
  return `/* ${notice} */
@layer tokens {
  ${rule(asked('light'), ['color-scheme: light', ...semanticLines(root, 'light')])}
  ${rule(":root[data-theme='light'][data-brand='booking']", semanticLines(root, 'booking'))}
  ${rule(asked('dark'), ['color-scheme: dark', ...semanticLines(root, 'dark')])}
  ${rule(asked('contrast'), ['color-scheme: light', ...semanticLines(root, 'light'), ...semanticLines(root, 'contrast')])}
  ${rule(asked('forced'), ['color-scheme: light', ...forcedLines(root)])}
  ${categoryRules(root, 'light', ":root:not([data-theme='dark']) ")}
  ${categoryRules(root, 'dark', ":root[data-theme='dark'] ")}
}
`;
}

/** The favicon: a strip on a pine background. */
export function faviconSvg(/** @type {import('./read.mjs').Tokens} */ root) {
  const { pine700, white, coral } = root.color.base;
  const [ground, strip, band] = [pine700, white, coral].map((token) => cssText(root, token));
  return `<!-- ${notice} -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="8" fill="${ground}" />
  <g transform="rotate(-18 16 16)">
    <rect x="3" y="11" width="26" height="10" rx="5" fill="${strip}" />
    <path d="M17 13h3v6h-3z" fill="${band}" />
    <path d="M22 13h3v6h-3z" fill="${ground}" />
    <circle cx="9" cy="16" r="2" fill="${ground}" />
  </g>
</svg>
`;
}

/** Typed constants for code that cannot read CSS: mails, pictures, tests, documentation. */
export function tokensTs(/** @type {import('./read.mjs').Tokens} */ root) {
  const scale = (/** @type {string} */ name) =>
    Object.fromEntries(leaves(root[name]).map(([path, token]) => [path.join('-'), cssText(root, token)]));
  const themes = resolvedThemes(root);
  const category = Object.fromEntries(
    Object.entries(root.color.category).map(([name, parts]) => [
      name,
      Object.fromEntries(Object.entries(parts).map(([key, token]) => [key, cssText(root, token)])),
    ]),
  );
  const constant = (/** @type {string} */ name, /** @type {string} */ doc, /** @type {unknown} */ value) =>
    `/** ${doc} */\nexport const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;
  return [
    `// ${notice}\n`,
    constant('themes', 'Semantic colors of each theme, resolved to hex.', themes),
    constant('categoryColors', 'Hues of the product categories, by category slug.', category),
    constant('brandColor', 'For bars that the browser paints around a page.', themes.light['action-bg']),
    constant('paper', 'The ground of pictures that stand alone.', cssText(root, root.color.base.white)),
    constant('breakpoints', 'Widths at which layouts change, for media queries.', scale('breakpoint')),
    ...scales.map((name) => constant(name, `The \`${name}\` scale as CSS text.`, scale(name))),
  ].join('\n');
}

/** @type {[file: string, write: (root: import('./read.mjs').Tokens) => string][]} */
export const outputs = [
  ['src/styles/tokens.css', tokensCss],
  ['src/styles/categories.css', categoriesCss],
  ['src/styles/themes.css', themesCss],
  ['src/styles/favicon.svg', faviconSvg],
  ['src/tokens.ts', tokensTs],
  ['tokens/larkwell.tokens.json', dtcgJson],
];

/** @returns {Promise<[file: string, text: string][]>} file name and its expected text, formatted with Prettier. */
export async function render(/** @type {import('./read.mjs').Tokens} */ root) {
  const prettier = await import('prettier');
  const options = { singleQuote: true, printWidth: 110 };
  return Promise.all(
    outputs.map(async ([file, write]) => [
      file,
      file.endsWith('.svg')
        ? write(root)
        : await prettier.format(write(root), { ...options, filepath: file }),
    ]),
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const root = JSON.parse(readFileSync(new URL('tokens.json', here), 'utf8'));
  for (const [file, text] of await render(root)) writeFileSync(new URL(file, here), text);
}
