import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findTranslated } from '../eslint/plain-words.mjs';

const checkout = path.resolve(import.meta.dirname, '../..');
const pagesIn = (folder: string) =>
  readdirSync(path.join(checkout, folder), { encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name));
const files = ['.', 'docs', 'docs/decisions'].flatMap(pagesIn);

/** The sentences of a page: without code blocks and quoted words, and with line breaks as spaces. */
const sentencesOf = (page: string) =>
  page
    .replaceAll(/^```.*?^```/gms, '')
    .replaceAll(/“[^”]*”/g, '')
    .replaceAll(/\s+/g, ' ');

it.each(files)('%s is in plain American English', (file) => {
  expect(findTranslated(sentencesOf(readFileSync(path.join(checkout, file), 'utf8')))).toBeNull();
});
