import { formatUsd } from '@larkwell/contracts/fields/money';
import type { SubscriptionMonths } from '@larkwell/contracts/pricing';
import { optionWords } from './line-words';

type Line = {
  id: string;
  name: string;
  selectedQuantity: number;
  subscriptionDuration: SubscriptionMonths | null;
  /** Cents of the whole line, before any discount of the order. */
  price: number;
};

/** What is being bought and what each kit costs, in short, beside the steps of the checkout. */
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
