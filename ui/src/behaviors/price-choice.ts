import { Behavior, define } from './behavior';

/**
 * Writes the chosen radio's price into the elements named by `data-target`, ids separated by spaces. `data-prices` maps radio values to formatted
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
    if (!chosen) return;
    for (const id of (this.dataset.target ?? '').split(' ')) {
      const target = document.getElementById(id);
      if (target) target.textContent = prices[chosen.value]!;
    }
  }
}

define('price-choice', PriceChoice);
