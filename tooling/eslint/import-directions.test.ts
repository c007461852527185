import path from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const checkout = path.resolve(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: checkout });

async function rulesBrokenBy(filePath: string, code: string) {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: path.join(checkout, filePath) });
  return result!.messages.map((message) => message.ruleId);
}
const importing = (name: string) => `export * from '${name}';`;

describe('import directions', () => {
  it.each([
    ['contracts/src/products/products.ts', 'hono'],
    ['contracts/src/products/products.ts', '@larkwell/ui/button/button'],
    ['contracts/src/products/products.test.ts', '@larkwell/api/src/app'],
    ['ui/src/button/button.tsx', '@larkwell/contracts/pricing'],
    ['ui/src/button/button.tsx', '@remix-run/react'],
    ['ui/src/button/button.stories.tsx', '@larkwell/contracts/pricing'],
    ['storybook/pages/foundations/color.stories.tsx', '@larkwell/shop/app/root'],
    ['storybook/pages/screens/shop.stories.tsx', '@larkwell/api/src/app'],
    ['sites/shop/app/api.server.ts', '@larkwell/api/src/app'],
    ['sites/shop/app/api.server.ts', '../../../api/src/app'],
    ['sites/shop/app/root.tsx', '@larkwell/covid-booking/app/root'],
    ['sites/covid-booking/app/root.tsx', '@larkwell/shop/app/root'],
    ['sites/covid-booking/app/root.tsx', '../../shop/app/root'],
    ['sites/platform/src/serving.ts', '@larkwell/shop/app/root'],
    ['api/src/app.ts', '@larkwell/ui/button/button'],
    ['api/src/services/stripe.ts', '../../sandbox/stripe/server'],
    ['api/sandbox/stripe/server.ts', '@larkwell/shop/app/root'],
    ['api/src/app.ts', '../../contracts/src/pricing'],
    ['tooling/bench/plant.ts', '../../contracts/src/pricing'],
    ['tooling/bench/plant.ts', '../../ui/src/button/button'],
  ])('%s may not import %s', async (file, name) => {
    expect(await rulesBrokenBy(file, importing(name))).toContain('no-restricted-imports');
  });

  it.each([
    ['contracts/src/products/products.ts', 'zod'],
    ['contracts/src/products/products.ts', '../fields/money'],
    ['contracts/src/products/products.test.ts', 'vitest'],
    ['ui/src/button/button.stories.tsx', '@larkwell/contracts/testing'],
    ['storybook/pages/foundations/color.stories.tsx', '@larkwell/ui/button/button'],
    ['storybook/pages/screens/shop.stories.tsx', '@larkwell/shop/app/routes/_index/route'],
    ['sites/shop/app/root.tsx', '@larkwell/platform/headers'],
    ['sites/covid-booking/app/root.tsx', '@larkwell/ui/button/button'],
    ['api/src/app.ts', '@larkwell/contracts/pricing'],
    ['api/ops/cli.ts', '../src/orders'],
    ['tooling/bench/plant.ts', '@larkwell/contracts/pricing'],
  ])('%s may import %s', async (file, name) => {
    expect(await rulesBrokenBy(file, importing(name))).toEqual([]);
  });
});

describe('navigation is the browser’s', () => {
  const route = 'sites/shop/app/routes/home/route.tsx';
  const remix = (names: string) => `import { ${names} } from '@remix-run/react';\n`;

  it.each(['useFetcher', 'useNavigation', 'ScrollRestoration'])('%s is refused', async (name) => {
    expect(await rulesBrokenBy(route, `export { ${name} } from '@remix-run/react';`)).toContain(
      'no-restricted-imports',
    );
  });

  it('a Link or Form of Remix needs reloadDocument', async () => {
    const page = (attribute: string) =>
      `${remix('Form, Link as Anchor')}export default () => <Form ${attribute}><Anchor to="/" ${attribute} /></Form>;`;
    const broken = await rulesBrokenBy(route, page(''));
    expect(broken.filter((rule) => rule === 'larkwell/browser-navigation')).toHaveLength(2);
    expect(await rulesBrokenBy(route, page('reloadDocument'))).toEqual([]);
  });
});

describe('a form that posts is a PostForm', () => {
  const pageWith = (form: string) =>
    rulesBrokenBy('sites/shop/app/a-page.tsx', `export default () => ${form};`);

  it.each([
    '<form method="post" />',
    '<form method="POST" action="/cart" />',
    "<form method={'post'} />",
    '<form {...{ method: "post" }} />',
  ])('%s is refused', async (form) => expect(await pageWith(form)).toContain('larkwell/post-form'));

  it('so is the one of Remix', async () => {
    const code =
      'import { Form } from \'@remix-run/react\';\nexport default () => <Form method="post" reloadDocument />;';
    expect(await rulesBrokenBy('sites/shop/app/a-page.tsx', code)).toEqual(['larkwell/post-form']);
  });

  it.each(['<form action="/search" />', '<form method="get" action="/search" />'])(
    '%s, which searches, is not',
    async (form) => expect(await pageWith(form)).toEqual([]),
  );
});

describe('house rules', () => {
  it.each([
    [
      'process.env outside the environment file',
      'api/src/app.ts',
      'export const port = process.env.API_PORT;',
    ],
    ['a style attribute', 'ui/src/card/card.tsx', 'export const Card = () => <p style={{ margin: 0 }} />;'],
    ['a skipped test', 'api/src/a.test.ts', "import { it } from 'vitest';\nit.skip('x', () => {});"],
  ])('%s is refused', async (_what, file, code) => {
    expect(await rulesBrokenBy(file, code)).toContain('no-restricted-syntax');
  });

  it.each(['ui/src/Button.tsx', 'api/src/shipOrder.ts', 'contracts/src/coupon_rules.ts'])(
    '%s is not kebab-case',
    async (file) => {
      expect(await rulesBrokenBy(file, 'export const a = 1;')).toContain('larkwell/file-names');
    },
  );

  it("route names may use Remix's special characters", async () => {
    expect(
      await rulesBrokenBy('sites/shop/app/routes/categories_.$id/route.tsx', 'export const a = 1;'),
    ).toEqual([]);
  });
});
