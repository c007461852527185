import { currentLanguage } from '@larkwell/contracts/language/language';
import { expect, test } from 'vitest';
import { readLanguage, speaking } from './speaking';

test.each([
  ['es', 'es'],
  ['es-MX, en;q=0.5', 'es'],
  ['fr, es', 'es'],
  ['en-US, es', 'en'],
  ['fr', 'en'],
  ['', 'en'],
  [null, 'en'],
])('a caller who asks for %s is answered in %s', (header, language) => {
  expect(readLanguage(header)).toBe(language);
});

test('two calls at once each keep their language', async () => {
  const say = async () => {
    await Promise.resolve();
    return currentLanguage();
  };
  expect(await Promise.all([speaking('es', say), say(), speaking('en', say)])).toEqual(['es', 'en', 'en']);
});
