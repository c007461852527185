import { formatUsd } from '@larkwell/contracts/fields/money';
import type { ConfirmationLine } from '@larkwell/contracts/orders/orders';
import { KitLine } from '@larkwell/ui/kit-line/kit-line';
import type { ReactNode } from 'react';

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
          <KitLine key={index} category={line.category} emblem={line.emblem} amount={formatUsd(line.price)}>
            <h2>{line.name}</h2>
            <p>
              Quantity: {line.orderedQuantity}
              {line.is_subscription && ', by subscription'}
            </p>
          </KitLine>
        ))}
      </ul>
      <div className="stack" data-gap="small">
        {discount > 0 && (
          <>
            <Sum label="Subtotal">{formatUsd(subTotal)}</Sum>
            <Sum label="Discount">−{formatUsd(discount)}</Sum>
          </>
        )}
        <Sum label="Total">
          <strong>{formatUsd(total)}</strong>
        </Sum>
      </div>
    </div>
  );
}

function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="cluster" data-justify="between">
      <span>{label}</span>
      <span className="money">{children}</span>
    </p>
  );
}
