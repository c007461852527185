import type { ReactNode } from 'react';
import { KitIllustration } from '../kit-illustration/kit-illustration';
import styles from './kit-line.module.css';

export interface KitLineProps {
  category: string;
  /** How the sample is taken; decides the picture. */
  method: string;
  /** Name and details of the kit. */
  children: ReactNode;
  /** At the end of the line: what it cost. */
  amount?: string;
}

/** A kit that was bought, in an order or a receipt. Printed inside a `<ul>`; a cart has `CartLine`. */
export function KitLine({ category, method, children, amount }: KitLineProps) {
  return (
    <li className={styles.line}>
      <KitIllustration category={category} method={method} />
      <div className={styles.words}>{children}</div>
      {amount ? <p className="money">{amount}</p> : null}
    </li>
  );
}
