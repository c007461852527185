import { formatUsd } from '@larkwell/contracts/fields/money';
import type { SubscriptionMonths } from '@larkwell/contracts/pricing';
import type { KitEmblem } from '@larkwell/contracts/products/kit-contents';
import { Emblem } from '@larkwell/ui/illustration/emblem';
import { optionWords } from './line-words';

type Line = {
  id: string;
  name: string;
  selectedQuantity: number;
  subscriptionDuration: SubscriptionMonths | null;
  /** Price of the whole line in cents, before any order discount. */
  price: number;
  /** The same without the subscription's discount, struck; null if there is none. */
  priceBefore?: number | null;
  /** With these two, the kit's sign is shown. */
  category?: string;
  emblem?: KitEmblem;
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
          {item.category !== undefined && item.emblem ? (
            <Emblem name={item.emblem} category={item.category} />
          ) : null}
          <div className="grow">
            <strong>
              {item.selectedQuantity} × {item.name}
            </strong>
            <div className="small secondary">{optionWords(item)}</div>
          </div>
          <div className="money">
            {item.priceBefore ? (
              <>
                <s className="secondary">
                  <span className="visually-hidden">Before: </span>
                  {formatUsd(item.priceBefore)}
                </s>{' '}
                <span className="visually-hidden">Now: </span>
              </>
            ) : null}
            {formatUsd(item.price)}
          </div>
        </li>
      ))}
    </ul>
  );
}
