import { DESCRIPTION_PREVIEW_LENGTH, SUGGESTION_PREVIEW_LENGTH } from './numbers/shop';
import { expect, it } from 'vitest';
import { preview } from './previews';

it('cuts a description at 200 characters and a suggestion at 60', () => {
  const text = 'x'.repeat(201);
  expect(preview(text, DESCRIPTION_PREVIEW_LENGTH)).toEqual({ text: 'x'.repeat(200), isCut: true });
  expect(preview(text, SUGGESTION_PREVIEW_LENGTH)).toEqual({ text: 'x'.repeat(60), isCut: true });
});

it('leaves a text of exactly that length whole', () => {
  expect(preview('x'.repeat(200), 200)).toEqual({ text: 'x'.repeat(200), isCut: false });
});

it('does not split a character', () => {
  expect(preview('🧪🧪🧪', 2).text).toBe('🧪🧪');
});
