import { formatUsd } from '@larkwell/contracts/fields/money';
import type { ConfirmationLine } from '@larkwell/contracts/orders/orders';
import { KitLine } from '@larkwell/ui/kit-line/kit-line';
import { SummaryList } from '@larkwell/ui/summary-list/summary-list';

type ConfirmedKitsProps = {
  lines: ConfirmationLine[];
  /** Amounts of the order, in cents. */
  total: number;
};

/** The kits of a paid order, each with its price, and the order's discount and total. */
export function ConfirmedKits({ lines, total }: ConfirmedKitsProps) {
  const subTotal = lines.reduce((sum, { price }) => sum + price, 0);
  const discount = subTotal - total;
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
      <SummaryList
        rows={[
          ...(discount > 0
            ? [
                { label: 'Subtotal', value: formatUsd(subTotal) },
                { label: 'Discount', value: `−${formatUsd(discount)}` },
              ]
            : []),
          { label: 'Total', value: <strong>{formatUsd(total)}</strong> },
        ]}
      />
    </div>
  );
}
