import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Plugin } from 'esbuild';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('../src', import.meta.url));

/** Class names and pictures are in separate files; only code is measured here. */
const withoutFiles: Plugin = {
  name: 'without-files',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, () => ({ contents: 'export default {}', loader: 'js' }));
    onLoad({ filter: /\.svg$/ }, () => ({ contents: 'export default "/kits.svg"', loader: 'js' }));
  },
};

async function weigh(contents: string) {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: source, loader: 'tsx' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    plugins: [withoutFiles],
    write: false,
  });
  const code = outputFiles[0]!.text;
  return { code, bytes: brotliCompressSync(code).length };
}

const components = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter(({ name }) => name.endsWith('.tsx') && !/\.(stories|test)\.tsx$|promises/.test(name))
  .map((entry) => `./${path.relative(source, path.join(entry.parentPath, entry.name))}`);

describe('weight, brotli', () => {
  it('all components of the package: 20 kB at most', async () => {
    const { bytes } = await weigh(components.map((file) => `export * from '${file}';`).join('\n'));
    expect(bytes).toBeLessThanOrEqual(20_000);
  });

  it.each([
    ['shop', 10_000],
    ['booking', 3_000],
  ])('behaviors of the %s: %i bytes at most', async (site, most) => {
    const { bytes } = await weigh(`import './behaviors/${site}';`);
    expect(bytes).toBeLessThanOrEqual(most);
  });

  it('all behaviors together: 10 kB at most', async () => {
    const { bytes } = await weigh(`import './behaviors/shop'; import './behaviors/booking';`);
    expect(bytes).toBeLessThanOrEqual(10_000);
  });

  it('one component includes only its own styles', async () => {
    const { outputFiles } = await build({
      stdin: { contents: `export { Tag } from './tag/tag';`, resolveDir: source, loader: 'tsx' },
      bundle: true,
      outdir: source,
      format: 'esm',
      jsx: 'automatic',
      external: ['react', 'react/jsx-runtime'],
      write: false,
    });
    const css = outputFiles.find((file) => file.path.endsWith('.css'))!.text;
    const sheets = [...css.matchAll(/\/\* (.+\.css) \*\//g)].map(([, file]) => path.basename(file!));
    expect(sheets.sort()).toEqual(['icon.module.css', 'tag.module.css']);
  });

  it('one component includes only itself', async () => {
    const { code } = await weigh(`export { Button } from './button/button';`);
    expect(code.length).toBeLessThan(1_500);
    expect(code).not.toContain('fieldset');
  });

  it('needs only React at run time', async () => {
    const { code } = await weigh(components.map((file) => `export * from '${file}';`).join('\n'));
    const imports = [...code.matchAll(/from"([^"]+)"/g)].map(([, name]) => name!);
    expect(imports.filter((name) => !name.startsWith('react'))).toEqual([]);
  });
});
