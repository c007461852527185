import type { ReactNode } from 'react';
import styles from './product-card.module.css';

interface ShelfProps {
  /** Kits in a row on a wide screen. */
  columns?: 3 | 4;
  /** For the filter that works on the list. */
  id?: string;
  /** List items with a `ProductCard` each. */
  children: ReactNode;
}

/** Kits side by side; rows on a phone. */
export function Shelf({ columns = 3, id, children }: ShelfProps) {
  return (
    <ul className={styles.shelf} data-columns={columns} id={id}>
      {children}
    </ul>
  );
}
