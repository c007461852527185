import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const checkout = fileURLToPath(new URL('../..', import.meta.url));
const cache = path.join(checkout, 'node_modules/.cache');
const plum = '#5b1049';
const pine = '#0b534c';
let copy: string;

/** Changes pine-700 in the copy's tokens.json. */
function changePine(value: string) {
  const file = path.join(copy, 'tokens.json');
  const root = JSON.parse(readFileSync(file, 'utf8'));
  root.color.base.pine700.$value = value;
  writeFileSync(file, JSON.stringify(root));
}

/** Bundles an entry that imports `@larkwell/ui/…`, taking ui from the copy. */
async function bundle(entry: string, folder: string) {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: path.join(checkout, folder), loader: 'tsx' },
    bundle: true,
    outdir: path.join(copy, 'out'),
    format: 'esm',
    jsx: 'automatic',
    external: ['react', 'react-dom', 'react/jsx-runtime', 'react-dom/server'],
    loader: { '.woff2': 'empty' },
    write: false,
    plugins: [
      {
        name: 'ui-of-the-copy',
        setup({ onResolve }) {
          onResolve({ filter: /^@larkwell\/ui\/styles\// }, (asked) => ({
            path: path.join(copy, 'src/styles', asked.path.slice('@larkwell/ui/styles/'.length)),
          }));
          onResolve({ filter: /^@larkwell\/ui\/tokens$/ }, () => ({
            path: path.join(copy, 'src/tokens.ts'),
          }));
          onResolve({ filter: /^@larkwell\/ui\/contrast$/ }, () => ({
            path: path.join(copy, 'tokens/contrast.mjs'),
          }));
        },
      },
    ],
  });
  return outputFiles;
}

const textOf = async (entry: string, folder: string, ending: string) =>
  (await bundle(entry, folder)).find((file) => file.path.endsWith(ending))!.text;

beforeAll(() => {
  mkdirSync(cache, { recursive: true });
  copy = mkdtempSync(path.join(cache, 'ui-'));
  const ui = path.join(checkout, 'ui');
  cpSync(ui, copy, { recursive: true, filter: (file) => !file.slice(ui.length).includes('node_modules') });
  changePine(plum);
  // What `npm run tokens` does.
  execFileSync(process.execPath, ['tokens/build.mjs'], { cwd: copy });
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('pine-700 changed in tokens.json', { timeout: 30_000 }, () => {
  it.each([
    ['sites/shop', 'sites/shop/app/root.tsx'],
    ['sites/covid-booking', 'sites/covid-booking/app/root.tsx'],
    ['storybook/.storybook', 'storybook/.storybook/preview.tsx'],
  ])('changes %s', async (folder, file) => {
    const sheets = readFileSync(path.join(checkout, file), 'utf8').match(
      /import '@larkwell\/ui\/styles\/.*';/g,
    )!;
    const css = await textOf(sheets.join('\n'), folder, '.css');
    expect(css).toContain(plum);
    // The category that uses the old green itself keeps it; no semantic color does.
    expect(css.match(/--(?:action|accent|text)-[\w-]+: #0b534c/g)).toBeNull();
  });

  it('changes the documentation pages, including contrast figures', async () => {
    const page = `
      import { renderToStaticMarkup } from 'react-dom/server';
      import { ContrastTable, Swatches } from './color-table';
      export const html = renderToStaticMarkup(<><Swatches theme="light" /><ContrastTable theme="light" /></>);
    `;
    const file = path.join(copy, 'page.mjs');
    writeFileSync(file, await textOf(page, 'storybook/pages/blocks', '.js'));
    const { html } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { html: string };
    expect(html).toContain(plum);
    expect(html).not.toContain(pine);
    expect(html).not.toContain('too low');
  });

  it('is caught if its contrast is too low', () => {
    changePine('#9fc9c1');
    const check = `
      import { readFileSync } from 'node:fs';
      import { contrast, contrastPairs } from './tokens/contrast.mjs';
      import { resolvedThemes } from './tokens/read.mjs';
      const { light } = resolvedThemes(JSON.parse(readFileSync('tokens.json', 'utf8')));
      const bad = contrastPairs().filter(({ fore, back, least }) => contrast(light[fore], light[back]) < least);
      console.log(bad.map(({ fore, back }) => fore + ' on ' + back).join());
    `;
    const unreadable = execFileSync(process.execPath, ['--input-type=module', '-e', check], {
      cwd: copy,
    }).toString();
    expect(unreadable).toContain('text-link on bg-page');
    expect(unreadable).toContain('action-text on action-bg');
  });
});
