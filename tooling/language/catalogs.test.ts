import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import type { Language } from '@larkwell/contracts/language/language';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { findForeign } from './other-language';
import { countWords, readingEase, schoolGrade } from './readability';
import { reviews, type Review } from './reviews';

type Catalog = Record<Language, object> & { file: string };

const root = resolve(import.meta.dirname, '../..');
const state = vi.hoisted(() => ({ catalogs: [] as Catalog[], spoken: 'en' as Language }));
const { catalogs } = state;

vi.mock(import('@larkwell/contracts/language/language'), async (load) => {
  const actual = await load();
  const inEachLanguage = (en: object, es: object) => {
    const [, , caller = ''] = new Error().stack!.split('\n');
    catalogs.push({ file: /(?:file:\/\/)?(\/[^:)]+):/.exec(caller)?.[1] ?? '', en, es });
    const read = (_: object, key: PropertyKey): unknown => Reflect.get({ en, es }[state.spoken], key);
    return new Proxy(en, { get: read }) as never;
  };
  return { ...actual, inEachLanguage, currentLanguage: () => state.spoken };
});

/** Loads every module that has a catalog. */
beforeAll(async () => {
  // Other tests of this process may have loaded some without the mock, and must not get those with it.
  vi.resetModules();
  const found = ['grep', '-l', '--untracked', 'inEachLanguage(', '--', '*.ts', '*.tsx'];
  const files = execFileSync('git', found, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const product = files.filter((file) => !/\.test\.|^tooling\/|language\/language\.ts$/.test(file));
  for (const file of product) await import(resolve(root, file));
  const withCatalog = new Set(catalogs.map(({ file }) => relative(root, file)));
  expect(product.filter((file) => !withCatalog.has(file))).toEqual([]);
}, 120_000);
afterAll(() => void vi.resetModules());

/** Every text; those with a value in them say 3. */
function listTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    const say = value as (...given: string[]) => unknown;
    return listTexts(say('3', '3', '3'));
  }
  return Object.values(value ?? {}).flatMap(listTexts);
}

const sentences = (catalog: object) => listTexts(catalog).filter((text) => /\p{L}{2}.*\s/u.test(text));

/** All texts of each file, which are one page, one mail or the refusals of one room. */
function byFile(language: Language): [file: string, texts: string[]][] {
  state.spoken = language;
  const files = new Map<string, string[]>();
  for (const { file, [language]: catalog } of catalogs)
    files.set(file, [...(files.get(file) ?? []), ...sentences(catalog)]);
  return [...files].map(([file, texts]) => [relative(root, file), texts]);
}

it.each(['en', 'es'] as const)('no text in %s has words of the other language', (language) => {
  const found = byFile(language).flatMap(([file, texts]) =>
    findForeign(texts, language).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});

it('no sentence is the same in both languages', () => {
  const same = catalogs.flatMap(({ file, en, es }) => {
    state.spoken = 'en';
    const english = new Set(sentences(en));
    state.spoken = 'es';
    return sentences(es).flatMap((text) => (english.has(text) ? [`${relative(root, file)}: ${text}`] : []));
  });
  expect(same).toEqual([]);
});

/** The formulas are made for samples of 100 words: shorter files count together, by their folder. */
function asSamples(files: [file: string, texts: string[]][]): Map<string, string[]> {
  const samples = new Map<string, string[]>();
  for (const [file, texts] of files) {
    const sample = countWords(texts) < 100 ? dirname(file) : file;
    samples.set(sample, [...(samples.get(sample) ?? []), ...texts]);
  }
  return samples;
}

it('each page, mail and set of refusals is easy to read in Spanish: at least 70 by Fernández-Huerta', () => {
  const samples = [...asSamples(byFile('es'))];
  expect(samples.length).toBeGreaterThan(20);
  const hard = samples.flatMap(([sample, texts]) => {
    const ease = readingEase(texts);
    return ease < 70 ? [`${sample}: ${ease.toFixed(1)}`] : [];
  });
  expect(hard).toEqual([]);
});

it('the English of the booking site needs at most six years of school, by Flesch and Kincaid', () => {
  const texts = byFile('en').flatMap(([file, ones]) => (file.startsWith('sites/covid-booking') ? ones : []));
  expect(texts.length).toBeGreaterThan(300);
  expect(schoolGrade(texts)).toBeLessThanOrEqual(6);
});

/** The Spanish words of a review, which must all be in its catalog. */
function wordsOf({ file, keys }: Review): string[] {
  state.spoken = 'es';
  const entries = catalogs.filter((one) => relative(root, one.file) === file).map(({ es }) => es);
  return keys.flatMap((key) => {
    const found = entries.find((entry) => key in entry);
    expect(found, `${file} has ${key}`).toBeDefined();
    return listTexts(Reflect.get(found!, key));
  });
}

it.each(reviews)('$topic: is signed for the words that it has, or for none', (review) => {
  const mark = createHash('sha256').update(wordsOf(review).join('\n')).digest('hex').slice(0, 12);
  expect(review.reviewedBy?.mark ?? mark, `the mark of the words in ${review.file}`).toBe(mark);
});

it('the README lists what waits for a translator', () => {
  const readme = readFileSync(resolve(root, 'README.md'), 'utf8');
  const waiting = reviews.filter(({ reviewedBy }) => reviewedBy === null).map(({ topic }) => `- ${topic}`);
  const [, section = ''] = readme.split('## Spanish that waits for a qualified translator\n');
  const listed = section
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('- '));
  expect(listed).toEqual(waiting);
});
