import { Behavior, define } from './behavior';

/**
 * Counts in the page without a round trip, from `data-min` to `data-max`; says so if more is wanted. With `data-submit`
 * the form is sent once the presses have settled.
 */
class QuantityStepper extends Behavior {
  protected start() {
    const input = this.one<HTMLInputElement>('input');
    if (!input) return;
    const send = this.settled(500, () => input.form?.requestSubmit());
    this.on(this, 'click', (event) => {
      const button = (event.target as Element).closest('button');
      if (!button) return;
      event.preventDefault();
      const isAccepted = this.#step(input, button.value === 'inc' ? 1 : -1);
      if (isAccepted && this.dataset.submit !== undefined) send();
    });
    this.on(input, 'change', () => this.#step(input, 0));
    this.on(input, 'keydown', (event) => {
      if ((event as KeyboardEvent).key === 'Enter' && !this.#step(input, 0)) event.preventDefault();
    });
  }

  /** @returns false if that is more than there is; the number then stays as typed */
  #step(input: HTMLInputElement, by: number): boolean {
    const { min, max } = this.dataset;
    const low = Number(min);
    const high = Math.max(Number(max), low);
    const now = parseInt(input.value, 10) || low;
    const isTooMany = now > high - Math.max(by, 0);
    const next = by < 0 ? Math.min(Math.max(now + by, low), high) : Math.max(isTooMany ? now : now + by, low);
    input.value = String(next);
    for (const button of this.querySelectorAll('button')) {
      const atEnd = button.value === 'inc' ? next >= high : next <= low;
      if (atEnd) button.setAttribute('aria-disabled', 'true');
      else button.removeAttribute('aria-disabled');
    }
    const limit = this.nextElementSibling as HTMLElement | null;
    if (limit?.dataset.limit !== undefined) limit.hidden = !isTooMany;
    if (by && next !== now) input.dispatchEvent(new Event('input', { bubbles: true }));
    return !isTooMany;
  }
}

define('quantity-stepper', QuantityStepper);
