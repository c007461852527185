import { Behavior, define } from './behavior';

/**
 * Filters the list named by `data-list` as someone types, by its items' `data-filter-name`. The server filters the same
 * way if the form is sent.
 */
class NameFilter extends Behavior {
  protected start() {
    const input = this.one<HTMLInputElement>('input[type=search]');
    const form = this.one<HTMLFormElement>('form');
    if (!input || !form) return;
    this.on(form, 'submit', (event) => event.preventDefault());
    this.on(input, 'input', () => this.#filter(input.value.trim()));
  }

  #filter(typed: string) {
    const list = document.getElementById(this.dataset.list ?? '');
    if (!list) return;
    const wanted = typed.toLowerCase();
    let shown = 0;
    for (const item of list.querySelectorAll<HTMLElement>('[data-filter-name]')) {
      const matches = item.dataset.filterName!.toLowerCase().includes(wanted);
      // The item may be inside an <li>: hide the whole line, or it leaves a gap.
      (item.closest('li') ?? item).hidden = !matches;
      if (matches) shown += 1;
    }
    const count = this.one('output');
    if (count)
      count.textContent = shown === 0 ? 'No results found' : `${shown} ${shown === 1 ? 'test' : 'tests'}`;
    const link = this.one<HTMLAnchorElement>('[data-address]');
    if (!link) return;
    link.parentElement!.hidden = shown > 0;
    link.href = link.dataset.address + encodeURIComponent(typed);
  }
}

define('name-filter', NameFilter);
