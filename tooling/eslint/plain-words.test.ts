import path from 'node:path';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

const checkout = path.resolve(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: checkout });

async function findings(code: string, file = 'api/src/orders/a.test.ts'): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, {
    filePath: path.join(checkout, file),
  });
  return result!.messages
    .filter(({ ruleId }) => ruleId === 'larkwell/plain-words')
    .map(({ message }) => message);
}

const translated = ['who', 'ever'].join('');

it.each([
  ['a line comment', `// For ${translated} asks.`],
  [
    'a docstring',
    `/**\n * Takes what is left.\n *\n * @returns it, for ${translated} asks\n */\nexport const a = 1;`,
  ],
  ['the title of a test', `it('answers ${translated} asks', () => {});`],
  ['the title of a table of tests', `it.each([1])('answers ${translated} asks %i', () => {});`],
  ['a title with values in it', `test(\`answers \${1} times ${translated} asks\`, () => {});`],
])('reports a phrase that reads as translated in %s', async (_where, code) => {
  expect(await findings(code)).toEqual([`“${translated}” reads as translated: the person who, anyone who.`]);
});

it.each([
  ['plain words', '// For anyone who asks.'],
  ['code between backticks', `// Reads \`${translated}\` from the row.`],
  ['a text that a test sends', `export const text = 'for ${translated} asks';`],
])('accepts %s', async (_what, code) => {
  expect(await findings(code)).toEqual([]);
});

it.each([
  ['a refusal', 'api/src/orders/a.ts', `refuse(404, 'Not for ${translated} asks.');`],
  [
    'a sentence with a value',
    'api/src/orders/a.ts',
    `export const a = (b: string) => \`${translated} \${b}\`;`,
  ],
  ['a message', 'sites/shop/app/messages/a.ts', `export const a = { text: 'For ${translated} asks.' };`],
  ['a page', 'sites/shop/app/help/a.tsx', `export const A = () => <p>For ${translated} asks.</p>;`],
  ['a label', 'sites/shop/app/help/a.tsx', `export const A = () => <A label="For ${translated} asks" />;`],
])('reports it in %s that a person reads', async (_where, file, code) => {
  expect(await findings(code, file)).toEqual([expect.stringContaining(translated)]);
});

it.each([
  ['another word for one thing', 'api/src/orders/a.ts', `refuse(404, 'Your parcel is lost.');`, 'parcel'],
  ['a stiff phrase', 'sites/shop/app/messages/a.ts', `export const a = 'Look again later.';`, 'Look again'],
  ['one plea too many', 'api/src/orders/a.ts', `refuse(401, 'Please sign in.');`, 'Please'],
])('reports %s on screens', async (_what, file, code, found) => {
  expect(await findings(code, file)).toEqual([expect.stringContaining(`“${found}”`)]);
});

it.each([
  ['a comment about the same', 'api/src/orders/a.ts', `// Follows the parcel.\nexport const a = 1;`],
  ['a specified plea', 'api/src/orders/a.ts', `refuse(409, 'Payment failed. Please try again');`],
  ['a key', 'api/src/orders/a.ts', `export const access = '${translated}';`],
  ['a statement', 'api/src/orders/a.ts', `export const a = sql\`select '${translated} asks'\`;`],
  [
    'more of something',
    'sites/shop/app/help/a.tsx',
    `export const A = () => <p>We will not send any more {b}.</p>;`,
  ],
  [
    'the specified sentence',
    'sites/shop/app/messages/a.ts',
    `export const a = 'Appointment cancelled successfully';`,
  ],
])('accepts %s', async (_what, file, code) => {
  expect(await findings(code, file)).toEqual([]);
});
