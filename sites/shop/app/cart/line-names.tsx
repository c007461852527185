import { formatUsd } from '@larkwell/contracts/fields/money';
import type { SubscriptionMonths } from '@larkwell/contracts/pricing';
import { optionWords } from './line-words';

type Line = {
  id: string;
  name: string;
  selectedQuantity: number;
  subscriptionDuration: SubscriptionMonths | null;
  /** Price of the whole line in cents, before any order discount. */
  price: number;
};

/** A short list of the kits and their prices, shown beside the checkout steps. */
export function LineNames({ items }: { items: Line[] }) {
  return (
    <ul className="stack" data-gap="small">
      {items.map((item) => (
        <li
          key={`${item.id}:${item.subscriptionDuration}`}
          className="cluster"
          data-justify="between"
          data-wrap="no"
        >
          <div>
            {item.selectedQuantity} × {item.name}
            <div className="small secondary">{optionWords(item)}</div>
          </div>
          <div className="money">{formatUsd(item.price)}</div>
        </li>
      ))}
    </ul>
  );
}
