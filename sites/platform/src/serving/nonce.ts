import { createContext, useContext } from 'react';

/** A nonce that records whether the page used it; otherwise the page's policy omits it. */
export class PageNonce {
  #value: string | undefined;

  /** Called while rendering by anything that outputs a `nonce` attribute. */
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
