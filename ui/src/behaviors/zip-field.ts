import { Behavior, define } from './behavior';

/**
 * When the field is left, keeps at most five digits of a ZIP code. With `data-source`, also fills the city and state
 * fields named by `data-city` and `data-state` from that address's answer (`{ city, state }`).
 */
class ZipField extends Behavior {
  protected start() {
    this.on(this, 'focusout', ({ target }) => {
      const input = target as HTMLInputElement;
      const digits = input.value.replace(/\D/g, '').slice(0, 5);
      if (input.value !== digits) input.value = digits;
      if (digits.length === 5 && this.dataset.source) void this.#fill(this.dataset.source, digits);
    });
  }

  async #fill(source: string, zip: string) {
    const before = [this.#value(this.dataset.city), this.#value(this.dataset.state)];
    const answer = await fetch(source + encodeURIComponent(zip), {
      headers: { Accept: 'application/json' },
    }).catch(() => null);
    if (!answer?.ok) return;
    const place = (await answer.json()) as { city?: string; state?: string };
    // Keep what the person typed or chose in the meantime.
    if (before[0] === this.#value(this.dataset.city)) this.#set(this.dataset.city, place.city);
    if (before[1] === this.#value(this.dataset.state)) this.#set(this.dataset.state, place.state);
  }

  #value(id: string | undefined) {
    return id ? (document.getElementById(id) as HTMLInputElement | null)?.value : undefined;
  }

  #set(id: string | undefined, value: string | undefined) {
    const field = id ? (document.getElementById(id) as HTMLInputElement | null) : null;
    if (!field || !value || field.value === value) return;
    field.value = value;
    // If the person is already in the field, select the text so that typing replaces it.
    if (field === document.activeElement && field.matches('input')) field.select();
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

define('zip-field', ZipField);
