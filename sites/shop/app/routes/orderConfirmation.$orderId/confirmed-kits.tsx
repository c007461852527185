import { formatUsd } from '@larkwell/contracts/fields/money';
import type { ConfirmationLine } from '@larkwell/contracts/orders/orders';
import { KitLine } from '@larkwell/ui/kit-line/kit-line';

type ConfirmedKitsProps = {
  lines: ConfirmationLine[];
  /** Amounts of the order, in cents. */
  total: number;
};

/** The kits of a paid order, each with its price, and the order's discount. */
export function ConfirmedKits({ lines, total }: ConfirmedKitsProps) {
  const discount = lines.reduce((sum, { price }) => sum + price, 0) - total;
  return (
    <div className="stack reading">
      <ul className="stack" data-gap="tiny">
        {lines.map((line, index) => (
          <KitLine
            key={index}
            category={line.category}
            method={line.collection_method}
            amount={formatUsd(line.price)}
          >
            <h2>{line.name}</h2>
            <p>
              Quantity: {line.orderedQuantity}
              {line.is_subscription && ', by subscription'}
            </p>
          </KitLine>
        ))}
      </ul>
      {discount > 0 && (
        <p className="cluster" data-justify="between">
          <span>Discount</span>
          <span className="money">−{formatUsd(discount)}</span>
        </p>
      )}
    </div>
  );
}
