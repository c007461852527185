import type { ReactNode } from 'react';
import { Emblem } from '../illustration/emblem';
import type { EmblemName } from '../illustration/emblem-names';
import styles from './cart-line.module.css';

export interface CartLineProps {
  /** The kit's name. */
  name: string;
  /** The kit's page. */
  href: string;
  /** The category's name, which colors the picture. */
  category: string;
  /** The kit's sign. */
  emblem: EmblemName | null;
  /** "One-time purchase", "Every 3 months, 25% off". */
  option: string;
  /** Price of one: "$74.25". */
  unitPrice: string;
  /** Price of all units: "$148.50". */
  lineTotal: string;
  /** A form around a `QuantityStepper`; plain text if the quantity is fixed. */
  quantity: ReactNode;
  /** A link to the confirm page. */
  remove?: ReactNode;
  /** The line's error: out of stock, too many. */
  error?: string;
}

/** One line of a cart, inside a `<ul>`. */
export function CartLine(props: CartLineProps) {
  const { name, href, category, emblem, option, unitPrice, lineTotal, quantity, remove, error } = props;
  return (
    <li className={styles.line} data-invalid={error ? true : undefined}>
      <Emblem name={emblem} category={category} />
      <div className={styles.text}>
        <h3 className={styles.name}>
          <a href={href}>{name}</a>
        </h3>
        <p className={styles.option}>
          {option} · <span className="n">{unitPrice}</span> each
        </p>
        {error ? (
          <p className={styles.error}>
            <span className="visually-hidden">Error: </span>
            {error}
          </p>
        ) : null}
      </div>
      <div className={styles.quantity}>
        {quantity}
        {remove}
      </div>
      <p className={styles.total}>
        <span className="visually-hidden">Total for {name}: </span>
        {lineTotal}
      </p>
    </li>
  );
}
