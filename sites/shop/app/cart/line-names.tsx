import type { SubscriptionMonths } from '@larkwell/contracts/pricing';
import { optionWords } from './line-words';

type Line = {
  id: string;
  name: string;
  selectedQuantity: number;
  subscriptionDuration: SubscriptionMonths | null;
};

/** What is being bought, in short, beside the steps of the checkout. */
export function LineNames({ items }: { items: Line[] }) {
  return (
    <ul className="stack" data-gap="small">
      {items.map((item) => (
        <li key={`${item.id}:${item.subscriptionDuration}`}>
          {item.selectedQuantity} × {item.name}
          <div className="small secondary">{optionWords(item)}</div>
        </li>
      ))}
    </ul>
  );
}
