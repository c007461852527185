import { AsyncLocalStorage } from 'node:async_hooks';
import { findLanguageBy } from '@larkwell/contracts/language/language';
import type { Language } from '@larkwell/contracts/language/language';
import type { AnswerPage } from '../serving/answer-pages';
import { languageOf } from './language-of-address';

const languageOfRequest = new AsyncLocalStorage<Language>();
findLanguageBy(() => languageOfRequest.getStore() ?? 'en');

/** Answers each page in the language of its address. */
export function inLanguageOfAddress(answerPage: AnswerPage): AnswerPage {
  return (request) =>
    languageOfRequest.run(languageOf(new URL(request.url).pathname), () => answerPage(request));
}
