import { inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { TaggedDocument } from './tagged-document';
import { cutIntoRuns, isPrintable } from './typefaces';

const names = [
  'Zoë Núñez',
  'Łukasz Żak',
  'Nguyễn Thị Ánh',
  'Ελένη',
  'Жанна Їжак',
  'नमिता शर्मा',
  'محمد علي',
  'דוד כהן',
];

/** The letters that a reader can copy out of the document: what its fonts map their glyphs to. */
function lettersIn(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf);
  let letters = '';
  for (let at = bytes.indexOf('\nstream\n'); at >= 0; at = bytes.indexOf('\nstream\n', at + 1)) {
    const stream = bytes.subarray(at + 8, bytes.indexOf('\nendstream', at));
    const text = stream[0] === 0x78 ? inflateSync(stream).toString('latin1') : '';
    if (!text.includes('beginbfrange')) continue;
    for (const [, codes] of text.matchAll(/<([0-9a-f]{4,8}(?: ?[0-9a-f]{4})*)>/gi)) {
      letters += Buffer.from(codes!.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');
    }
  }
  return letters;
}

describe('names in a document', () => {
  it.each(names)('prints %s with every letter', async (name) => {
    expect(isPrintable(name)).toBe(true);
    const doc = new TaggedDocument('Names');
    doc.say('P', name);
    const letters = lettersIn(await doc.finish());
    for (const letter of name.replaceAll(' ', '')) expect(letters, letter).toContain(letter);
  });

  it('says which cannot be printed', () => {
    expect(isPrintable('王小明')).toBe(false);
    expect(isPrintable('김민준')).toBe(false);
  });

  it('keeps a name of two words together, so that it is not reversed', () => {
    expect(cutIntoRuns('Tested: דוד כהן', 400).map(({ text }) => text)).toEqual(['Tested: ', 'דוד כהן']);
  });
});
