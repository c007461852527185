import { Behavior, define } from './behavior';
import { fetchPage } from './fetch-page';

/**
 * Sends a GET search form 1 s after the last key if it has more than `data-above` characters, and replaces the element
 * named by `data-results` with the one in the answer. Clearing brings the whole list back.
 */
class LiveSearch extends Behavior {
  #running?: AbortController;

  protected start() {
    const form = this.one<HTMLFormElement>('form');
    const input = this.one<HTMLInputElement>('input[type=search]');
    if (!form || !input) return;
    const search = this.settled(1000, () => void this.#search(form));
    this.on(input, 'input', () => {
      const { length } = input.value.trim();
      if (length === 0 || length > Number(this.dataset.above ?? 0)) search();
    });
  }

  async #search(form: HTMLFormElement) {
    this.#running?.abort();
    this.#running = new AbortController();
    const query = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
    const address = new URL(form.action || location.href);
    address.search = query.toString();
    const page = await fetchPage(address, this.#running.signal);
    const id = this.dataset.results ?? '';
    const found = page?.getElementById(id);
    if (!found) return;
    document.getElementById(id)?.replaceWith(document.importNode(found, true));
    history.replaceState(history.state, '', address);
    const said = this.one('[role=status]');
    if (said) said.textContent = found.dataset.count ?? '';
  }
}

define('live-search', LiveSearch);
