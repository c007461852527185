import type { ReactNode } from 'react';
import { Card } from '../card/card';
import styles from './cart-summary.module.css';

export interface CartSummaryProps {
  /** Heading above the amounts. */
  title?: string;
  /** Subtotal, discount, delivery and so on, in order; the last is styled as the total. */
  amounts: readonly { label: string; amount: string }[];
  /** Coupon form, notes. */
  children?: ReactNode;
  /** Proceed, or Pay with the amount in its label. */
  action?: ReactNode;
  /** A link in the row of the heading: "Edit cart". */
  beside?: ReactNode;
  /** Without a card, where the ground already sets it apart. */
  isPlain?: boolean;
}

/** The cost of a cart. */
export function CartSummary({
  title = 'Order summary',
  amounts,
  children,
  action,
  beside,
  isPlain = false,
}: CartSummaryProps) {
  const content = (
    <>
      <div className="cluster" data-justify="between">
        <h2 className={styles.title}>{title}</h2>
        {beside}
      </div>
      {children}
      <dl className={styles.amounts}>
        {amounts.map(({ label, amount }) => (
          <div key={label} className={styles.amount}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {action}
    </>
  );
  return isPlain ? (
    <section className="stack" aria-label={title}>
      {content}
    </section>
  ) : (
    <Card as="section" tone="surface" aria-label={title}>
      {content}
    </Card>
  );
}
