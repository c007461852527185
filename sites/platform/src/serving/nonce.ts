import { createContext, useContext } from 'react';

/** A nonce that remembers whether the page took it: a page that did not is sent without one in its policy. */
export class PageNonce {
  #value: string | undefined;

  /** Called while rendering, by whoever prints a `nonce` attribute. */
  take(): string {
    this.#value ??= crypto.randomUUID();
    return this.#value;
  }

  get taken(): string | undefined {
    return this.#value;
  }
}

export const PageNonceContext = createContext<PageNonce | undefined>(undefined);

/** The nonce of this response for `<style nonce>` and `<Scripts nonce>`; undefined in the browser, which hides it anyway. */
export function useNonce(): string | undefined {
  return useContext(PageNonceContext)?.take();
}
