import { Behavior, define } from './behavior';

interface Suggestion {
  name: string;
  text: string;
  href: string;
}

const typingPause = 1000;
const clearingPause = 1100;

/**
 * Turns the search field into a combobox (ARIA APG, list autocomplete with manual selection). Suggestions load 1 s
 * after the last key from `data-source` + the text, as JSON `{ suggestions: [{ name, text, href }] }`; a cleared field
 * empties the list after 1.1 s. Enter without a choice sends the form.
 */
class SearchSuggestions extends Behavior {
  #input!: HTMLInputElement;
  #list!: HTMLElement;
  #model!: HTMLElement;
  #active = -1;

  protected start() {
    const input = this.one<HTMLInputElement>('input[type=search]');
    const list = this.one('ul');
    const model = list?.firstElementChild as HTMLElement | null;
    if (!input || !list || !model) return;
    this.#input = input;
    this.#list = list;
    this.#model = model.cloneNode(true) as HTMLElement;
    list.replaceChildren();
    // On a phone the field opens from a button, to be typed in at once.
    this.on(this.closest('[popover]') ?? this, 'toggle', () => input.focus());
    for (const [name, value] of Object.entries({
      role: 'combobox',
      'aria-expanded': 'false',
      'aria-controls': list.id,
      'aria-autocomplete': 'list',
      autocomplete: 'off',
    })) {
      input.setAttribute(name, value);
    }
    this.#listen();
  }

  #listen() {
    const ask = this.settled(typingPause, () => void this.#ask());
    const clear = this.settled(clearingPause, () => this.#show([]));
    this.on(this.#input, 'input', () => (this.#input.value.trim() ? ask() : clear()));
    this.on(this.#input, 'keydown', (event) => this.#key(event));
    this.on(this.#list, 'click', (event) => this.#choose((event.target as Element).closest('[role=option]')));
    // Keeps focus in the field, or the list would close before a press on an option counts.
    this.on(this.#list, 'mousedown', (event) => event.preventDefault());
    this.on(this, 'focusout', () => this.#open(false));
  }

  async #ask() {
    const text = this.#input.value.trim();
    if (!text) return;
    const answer = await fetch(this.dataset.source + encodeURIComponent(text), {
      headers: { Accept: 'application/json' },
    }).catch(() => null);
    if (!answer?.ok || text !== this.#input.value.trim()) return;
    const { suggestions } = (await answer.json()) as { suggestions: Suggestion[] };
    this.#show(suggestions);
    this.#say(
      suggestions.length === 0
        ? 'No results found'
        : `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}, use the arrow keys`,
    );
  }

  #show(suggestions: readonly Suggestion[]) {
    this.#list.replaceChildren(
      ...suggestions.map((suggestion, index) => {
        const option = this.#model.cloneNode(true) as HTMLElement;
        option.id = `${this.#list.id}-${index}`;
        option.dataset.href = suggestion.href;
        option.querySelector('[data-name]')!.textContent = suggestion.name;
        option.querySelector('[data-text]')!.textContent = suggestion.text;
        return option;
      }),
    );
    this.#mark(-1);
    this.#open(suggestions.length > 0 && this.contains(document.activeElement));
  }

  #key(event: KeyboardEvent) {
    const options = this.#list.children.length;
    if (event.key === 'Escape' && !this.#list.hidden) {
      event.preventDefault();
      this.#open(false);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options > 0) {
      event.preventDefault();
      this.#open(true);
      const from = this.#active < 0 && event.key === 'ArrowUp' ? options : this.#active;
      this.#mark((from + (event.key === 'ArrowDown' ? 1 : -1) + options) % options);
    } else if (event.key === 'Enter' && this.#active >= 0 && !this.#list.hidden) {
      event.preventDefault();
      this.#choose(this.#list.children[this.#active]!);
    }
  }

  #mark(index: number) {
    this.#active = index;
    [...this.#list.children].forEach((option, at) =>
      option.setAttribute('aria-selected', String(at === index)),
    );
    const marked = this.#list.children[index];
    marked?.scrollIntoView({ block: 'nearest' });
    if (marked) this.#input.setAttribute('aria-activedescendant', marked.id);
    else this.#input.removeAttribute('aria-activedescendant');
  }

  #open(open: boolean) {
    this.#list.hidden = !open;
    this.#input.setAttribute('aria-expanded', String(open));
    if (!open) this.#mark(-1);
  }

  #choose(option: Element | null) {
    const href = (option as HTMLElement | null)?.dataset.href;
    if (href) location.assign(href);
  }

  #say(text: string) {
    const live = this.one('[role=status]');
    if (live) live.textContent = text;
  }
}

define('search-suggestions', SearchSuggestions);
