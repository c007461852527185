import { execFile, execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { readPhrases } from '../eslint/told-numbers.mjs';
import { changedNumbers, untoldNumbers } from './changed-numbers';

const checkout = path.resolve(import.meta.dirname, '../..');
const tsx = createRequire(import.meta.url).resolve('tsx/cli');
const numbers = Object.entries(changedNumbers);

/** What people read, by place, while constants have other values; runs in a separate process. */
async function tellAll(changes: Record<string, string>): Promise<Record<string, string>> {
  const program = path.join(import.meta.dirname, 'tell-all.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [tsx, program, JSON.stringify(changes)], {
    cwd: checkout,
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Record<string, string>;
}

describe('a number of the specification', () => {
  let before: Record<string, string>;
  let after: Record<string, string>;
  beforeAll(async () => {
    const changes = Object.fromEntries(numbers.map(([name, { to }]) => [name, to]));
    [before, after] = await Promise.all([tellAll({}), tellAll(changes)]);
  });

  it('is in the list of those that are told, or obeyed in silence', () => {
    const folder = path.join(checkout, 'contracts/src/numbers');
    const names = readdirSync(folder)
      .filter((file) => !file.startsWith('words'))
      .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(/^export const (\w+)/gm)])
      .map(([, name]) => name!);
    expect([...Object.keys(changedNumbers), ...untoldNumbers].sort()).toEqual(names.sort());
  });

  const told = numbers.flatMap(([name, { said }]) => said.map(([old, now]) => ({ name, old, now })));
  it.each(told)('$name: where "$old" was said, "$now" is, once it changes', ({ old, now }) => {
    const places = Object.keys(before).filter((place) => before[place]!.includes(old));
    expect(places, `nobody says "${old}"`).not.toEqual([]);
    const wrong = places.filter((place) => after[place]?.includes(old) || !after[place]?.includes(now));
    expect(wrong).toEqual([]);
  });

  it('changes in every sentence of a limit or a budget that tells one', () => {
    const places = Object.keys(before).filter((place) => /^(limit|budget) /.test(place));
    const withNumbers = places.filter((place) => /\d/.test(before[place]!));
    expect(withNumbers).toEqual(
      expect.arrayContaining(['limit password-account', 'limit lookup-code', 'budget holdsOfPlaceDay']),
    );
    expect(withNumbers.filter((place) => before[place] === after[place])).toEqual([]);
  });

  it('is not repeated in a style sheet', () => {
    const phrases = readPhrases();
    const sheets = execFileSync('git', ['ls-files', '*.css'], { cwd: checkout, encoding: 'utf8' });
    expect(
      sheets
        .trim()
        .split('\n')
        .filter((sheet) => phrases.test(readFileSync(path.join(checkout, sheet), 'utf8'))),
    ).toEqual([]);
  });
});
