import path from 'node:path';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

const checkout = path.resolve(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: checkout });

async function findings(code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, {
    filePath: path.join(checkout, 'api/src/orders/a.test.ts'),
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
  ['a text that is data', `export const text = '${translated}';`],
])('accepts %s', async (_what, code) => {
  expect(await findings(code)).toEqual([]);
});
