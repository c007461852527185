import { preprocessCSS, resolveConfig } from 'vite';
import { expect, it } from 'vitest';
import { settledFonts } from './settled-fonts.mjs';

it('no font of a site shifts text that is already shown', async () => {
  const config = await resolveConfig(
    { configFile: false, css: { postcss: { plugins: [settledFonts()] } } },
    'build',
  );
  const css =
    '@font-face { font-family: A; font-display: swap } @font-face { font-family: B; font-display: swap }';
  const { code } = await preprocessCSS(css, 'fonts.css', config);
  expect(code.match(/font-display: \w+/g)).toEqual(['font-display: optional', 'font-display: optional']);
});
