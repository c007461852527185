import { expect, type Page } from '@playwright/test';
import type { Language } from '@larkwell/contracts/language/language';
import { findForeign } from '../language/other-language';
import { textsOf } from '../language/texts-of-page';

/** Fails if the page is in another language, or says anything in one. */
export async function expectSpeaks(page: Page, language: Language): Promise<void> {
  const { language: spoken, texts } = await textsOf(page);
  expect(spoken, page.url()).toBe(language);
  expect(findForeign(texts, language), page.url()).toEqual([]);
}
