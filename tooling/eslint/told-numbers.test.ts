import path from 'node:path';
import { HOLD_MINUTES } from '@larkwell/contracts/numbers/visits';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const checkout = path.resolve(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: checkout });

/** Comments are compared with the current numbers. */
const hold = `${HOLD_MINUTES} minutes`;

async function refusals(code: string, file = 'sites/shop/app/messages/home.ts'): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: path.join(checkout, file) });
  return result!.messages
    .filter(({ ruleId }) => ruleId === 'larkwell/told-numbers')
    .map(({ message }) => /"([^"]+)"/.exec(message)![1]!);
}

describe('a number that people read', () => {
  it.each([
    ['digits with a unit', `export const a = 'We hold it for 25 minutes.';`, '25 minutes'],
    ['a word with a unit', `export const a = 'kept for up to two years';`, 'two years'],
    ['a hyphen', `export const a = 'a six-digit code';`, 'six-digit'],
    ['half an hour', `export const a = 'good for half an hour';`, 'half an hour'],
    ['a price', `export const a = 'No cost, or $120.00 by card';`, '$120.00'],
    ['a percentage', `export const a = '25% off';`, '25%'],
    ['an age', `export const a = 'Age must be above 18';`, 'above 18'],
    ['part of a template', 'export const a = (b: string) => `${b}, within 72 hours`;', '72 hours'],
    ['an interval of SQL', "export const a = (sql: typeof String.raw) => sql`interval '3 days'`;", '3 days'],
    ['a docstring', `/** Its ${hold} are over. */\nexport const a = 1;`, hold],
    [
      'a docstring that breaks',
      `/**\n * Its ${HOLD_MINUTES}\n * minutes are over.\n */\nexport const a = 1;`,
      hold,
    ],
    ['a comment in words', `// Not six digits.\nexport const a = 1;`, 'six digits'],
  ])('is refused as %s', async (_what, code, told) => {
    expect(await refusals(code)).toEqual([told]);
  });

  it('is refused between the tags of a page', async () => {
    const page = 'sites/shop/app/routes/kit-confirmation/route.tsx';
    expect(await refusals('export const A = () => <p>Ready in\n 5 days.</p>;', page)).toHaveLength(1);
  });

  it.each([
    ['made of a constant', 'export const a = (minutes: number) => `We hold it for ${minutes} minutes.`;'],
    ['one of something', `export const a = ['1 mile away', 'one day', 'One-time purchase'];`],
    ['a width', `export const a = '<svg width="100%">';`],
    ['an example of a month', `/** \`$36.75 every 3 months\` */\nexport const a = 1;`],
    ['the one place of a retention', `export const a = { keptFor: '30 days' };`],
  ])('passes as %s', async (_what, code) => {
    expect(await refusals(code)).toEqual([]);
  });

  it('is free in tests', async () => {
    const test = 'contracts/src/slots.test.ts';
    expect(await refusals(`it('holds for 25 minutes', () => undefined);`, test)).toEqual([]);
  });
});
