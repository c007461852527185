import type { SubscriptionMonths } from '@larkwell/contracts/pricing';
import { optionWords } from './line-words';
import styles from './line-names.module.css';

type Line = {
  id: string;
  name: string;
  selectedQuantity: number;
  subscriptionDuration: SubscriptionMonths | null;
};

/** What is being bought, in short, beside the steps of the checkout. */
export function LineNames({ items }: { items: Line[] }) {
  return (
    <ul className={styles.lines}>
      {items.map((item) => (
        <li key={`${item.id}:${item.subscriptionDuration}`}>
          {item.selectedQuantity} × {item.name}
          <span className={styles.option}>{optionWords(item)}</span>
        </li>
      ))}
    </ul>
  );
}
