import { CartSummary } from '@larkwell/ui/cart-summary/cart-summary';
import { Link } from '@larkwell/ui/link/link';
import { StepBar } from '@larkwell/ui/step-bar/step-bar';
import type { ComponentProps, ReactNode } from 'react';
import { amountsOf } from '../cart/cart-totals';
import { LineNames } from '../cart/line-names';
import { paths } from '../paths';
import styles from './checkout-page.module.css';
import { stepNumber, stepTitles, type StepId } from './steps';

type CheckoutPageProps = {
  step: StepId;
  title: string;
  /** What is bought and what it costs today; null while that is in question. */
  summary: OrderSummaryProps | null;
  /** What went wrong, before the title. */
  alert?: ReactNode;
  children: ReactNode;
};

/** A step of the checkout, with the order summary beside its form, or above it on narrow windows. */
export function CheckoutPage({ step, title, summary, alert, children }: CheckoutPageProps) {
  return (
    <div className={summary ? styles.checkout : 'page'}>
      <div className={`${styles.form} stack`}>
        <StepBar steps={stepTitles} current={stepNumber(step)} label="Checkout" />
        {alert}
        <h1>{title}</h1>
        {children}
      </div>
      {summary && <OrderSummary {...summary} />}
    </div>
  );
}

type OrderSummaryProps = {
  lines: ComponentProps<typeof LineNames>['items'];
  amounts: Parameters<typeof amountsOf>[0];
  /** The field for a discount code. */
  coupon?: ReactNode;
};

function OrderSummary({ lines, amounts, coupon }: OrderSummaryProps) {
  return (
    <div className={styles.summary}>
      <CartSummary
        amounts={amountsOf(amounts, 'Total today')}
        isPlain
        beside={<Link href={paths.cart()}>Edit cart</Link>}
      >
        <LineNames items={lines} />
        {coupon}
      </CartSummary>
    </div>
  );
}
