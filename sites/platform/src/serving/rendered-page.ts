import { randomUUID } from 'node:crypto';
import { FinishedPage } from './finished-page';

/** Placeholder for a form's token. It differs in every process, so no text of a page can be mistaken for it. */
export const formTokenMark = `token-${randomUUID()}`;

/** A page as React rendered it, with a mark for each form token. */
export class RenderedPage {
  #last: { formToken: string; page: FinishedPage } | undefined;

  constructor(
    readonly html: string,
    /** The nonce in it, if any. */
    readonly nonce: string | undefined,
  ) {}

  /** The page with this visitor's token in its forms; the token is empty on a page that caches may keep. */
  finish(formToken: string): FinishedPage {
    if (this.#last?.formToken !== formToken) {
      const html = this.html.replaceAll(formTokenMark, () => formToken);
      this.#last = { formToken, page: new FinishedPage(html, this.nonce) };
    }
    return this.#last.page;
  }
}
