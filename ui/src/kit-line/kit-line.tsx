import type { ReactNode } from 'react';
import { Emblem } from '../illustration/emblem';
import type { EmblemName } from '../illustration/emblem-names';
import styles from './kit-line.module.css';

export interface KitLineProps {
  /** The category's name, which colors the picture. */
  category: string;
  /** The kit's sign. */
  emblem: EmblemName | null;
  /** Name and details of the kit. */
  children: ReactNode;
  /** The price, at the end of the line. */
  amount?: string;
}

/** A purchased kit in an order or a receipt, inside a `<ul>`; for carts use `CartLine`. */
export function KitLine({ category, emblem, children, amount }: KitLineProps) {
  return (
    <li className={styles.line}>
      <Emblem name={emblem} category={category} />
      <div className={styles.words}>{children}</div>
      {amount ? <p className="money">{amount}</p> : null}
    </li>
  );
}
