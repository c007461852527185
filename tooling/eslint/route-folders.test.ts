import path from 'node:path';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

const checkout = path.resolve(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: checkout });

async function isRefused(file: string, code: string): Promise<boolean> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: path.join(checkout, file) });
  return result!.messages.some(({ ruleId }) => ruleId === 'larkwell/route-folders');
}

const app = 'sites/shop/app';

it.each([
  ['another route', `${app}/routes/cart._index/a.ts`, `export { b } from '../signin/form';`],
  [
    'the route itself, from another',
    `${app}/routes/cart.add/route.ts`,
    `export { b } from '../signin/route';`,
  ],
  ['a folder beside the routes', `${app}/cart/a.ts`, `export { b } from '../routes/cart._index/route';`],
  ['one for its type', `${app}/cart/a.ts`, `import type { B } from '../routes/cart._index/route';`],
  ['one when it is needed', `${app}/root.tsx`, `export const b = () => import('./routes/signin/form');`],
  ['the other site', 'sites/covid-booking/app/a.ts', `export { b } from './routes/_index/route';`],
])('%s may not reach into a route', async (_what, file, code) => {
  expect(await isRefused(file, code)).toBe(true);
});

it.each([
  ['the route itself', `${app}/routes/signin/route.tsx`, `export { b } from './form';`],
  ['a file deeper in its folder', `${app}/routes/signin/parts/a.ts`, `export { b } from '../form';`],
  [
    'a test that compares routes',
    `${app}/routes/signin/form.test.ts`,
    `export { b } from '../shipping/form';`,
  ],
  [
    'a route that takes what is shared',
    `${app}/routes/signin/route.tsx`,
    `export { b } from '../../account/a';`,
  ],
])('%s may', async (_what, file, code) => {
  expect(await isRefused(file, code)).toBe(false);
});
