import { Behavior, define } from './behavior';

/**
 * Counts in the page without a round trip, between `data-min` and `data-max`. With `data-submit` the form is sent once
 * the presses have settled.
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
      this.#step(input, button.value === 'inc' ? 1 : -1);
      if (this.dataset.submit !== undefined) send();
    });
    this.on(input, 'change', () => this.#step(input, 0));
  }

  #step(input: HTMLInputElement, by: number) {
    const { min, max } = this.dataset;
    const low = Number(min);
    const high = Math.max(Number(max), low);
    const now = parseInt(input.value, 10) || low;
    const next = Math.min(Math.max(now + by, low), high);
    input.value = String(next);
    for (const button of this.querySelectorAll('button')) {
      const atEnd = button.value === 'inc' ? next >= high : next <= low;
      if (atEnd) button.setAttribute('aria-disabled', 'true');
      else button.removeAttribute('aria-disabled');
    }
    if (by) input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

define('quantity-stepper', QuantityStepper);
