/**
 * Base of the custom elements that enhance server-rendered markup. Listeners are removed when the element leaves the
 * page. An element enhances native markup that is complete without it; it never renders content of its own.
 */
export abstract class Behavior extends HTMLElement {
  #ended?: AbortController;

  /** Called once the children exist; the scripts are modules, so the page has been parsed by then. */
  protected abstract start(): void;

  connectedCallback(): void {
    this.#ended = new AbortController();
    this.start();
  }

  disconnectedCallback(): void {
    this.#ended?.abort();
  }

  protected on<Name extends keyof HTMLElementEventMap>(
    target: EventTarget,
    name: Name,
    handler: (event: HTMLElementEventMap[Name]) => void,
  ): void {
    target.addEventListener(name, handler as EventListener, { signal: this.#ended!.signal });
  }

  /** Runs `work` after `milliseconds` without another call; never after the element is gone. */
  protected settled(milliseconds: number, work: () => void): () => void {
    let timer = 0;
    this.#ended!.signal.addEventListener('abort', () => clearTimeout(timer));
    return () => {
      clearTimeout(timer);
      timer = window.setTimeout(work, milliseconds);
    };
  }

  protected one<Type extends HTMLElement>(selector: string): Type | null {
    return this.querySelector<Type>(selector);
  }
}

/** Defines an element unless it is already defined. */
export function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
