import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { dropOtherBrands } from './other-brands.mjs';

async function stylesOf(brand: string, css: string) {
  const config = await resolveConfig(
    { configFile: false, css: { postcss: { plugins: [dropOtherBrands(brand)] } } },
    'build',
  );
  return (await preprocessCSS(css, 'styles.css', config)).code.replace(/\s+/g, '');
}

const css = `:root, :root[data-brand='booking'] { --page: #fff } :root[data-brand='booking'] h1 { letter-spacing: 0 }`;

it('a site keeps the rules for every site and for itself', async () => {
  expect(await stylesOf('shop', css)).toBe(':root{--page:#fff}');
  expect(await stylesOf('booking', css)).toBe(css.replace(/\s+/g, ''));
});
