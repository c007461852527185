import { Behavior, define } from './behavior';

/**
 * Writes the chosen radio's price into the element named by `data-target`. `data-prices` maps radio values to formatted
 * prices. Switching from "subscription" to "one-time" restores the one-time price.
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
