import { AsyncLocalStorage } from 'node:async_hooks';
import { findLanguageBy, LANGUAGES, type Language } from '@larkwell/contracts/language/language';

const spoken = new AsyncLocalStorage<Language>();
findLanguageBy(() => spoken.getStore() ?? 'en');

/** Runs `work` so that what it says to people is in `language`. Work for nobody in particular speaks English. */
export const speaking = <T>(language: Language, work: () => T): T => spoken.run(language, work);

/**
 * The language that a caller asks for in `Accept-Language`: the first of ours in the list, otherwise English. A site
 * sends the language of its page, not the browser's list, so weights are not read.
 */
export function readLanguage(header: string | null): Language {
  const asked = (header ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return asked.flatMap((name) => LANGUAGES.filter((language) => language === name))[0] ?? 'en';
}
