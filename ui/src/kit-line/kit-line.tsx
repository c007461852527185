import type { ReactNode } from 'react';
import { KitIllustration } from '../kit-illustration/kit-illustration';
import styles from './kit-line.module.css';

export interface KitLineProps {
  /** The category's name, which colors the picture. */
  category: string;
  /** How the sample is taken; determines the picture. */
  method: string;
  /** Name and details of the kit. */
  children: ReactNode;
  /** The price, at the end of the line. */
  amount?: string;
}

/** A purchased kit in an order or a receipt, inside a `<ul>`; for carts use `CartLine`. */
export function KitLine({ category, method, children, amount }: KitLineProps) {
  return (
    <li className={styles.line}>
      <KitIllustration category={category} method={method} />
      <div className={styles.words}>{children}</div>
      {amount ? <p className="money">{amount}</p> : null}
    </li>
  );
}
