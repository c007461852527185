import { Behavior, define } from './behavior';

/**
 * Writes the price that belongs to the chosen radio into the element `data-target` names. `data-prices` maps radio
 * values to prices as shown. Leaving "subscription" for "one-time" brings the one-time price back.
 */
class PriceChoice extends Behavior {
  protected start() {
    this.on(this, 'change', () => this.#show());
    this.#show();
  }

  #show() {
    const prices = JSON.parse(this.dataset.prices ?? '{}') as Record<string, string>;
    const chosen = [...this.querySelectorAll<HTMLInputElement>('input:checked')].find(
      ({ value }) => prices[value],
    );
    const target = document.getElementById(this.dataset.target ?? '');
    if (chosen && target) target.textContent = prices[chosen.value]!;
  }
}

define('price-choice', PriceChoice);
