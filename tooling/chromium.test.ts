import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { switchedOffByPlaywright } from './chromium.mjs';

it('disables everything that this version of Playwright disables', () => {
  const bundle = new URL('../node_modules/playwright-core/lib/coreBundle.js', import.meta.url);
  const [, list] = /disabledFeatures = \[([^\]]*)\]/.exec(readFileSync(bundle, 'utf8'))!;
  const names = [...list!.replaceAll(/\/\/.*/g, '').matchAll(/"(\w+)"/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(5);
  expect(switchedOffByPlaywright).toEqual(names);
});
