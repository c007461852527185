import styles from './sort-links.module.css';

export interface SortLinksProps {
  /** Visible words before the orders; also names the navigation. */
  label: string;
  /** The orders with their addresses, the usual one first. */
  orders: readonly { label: string; href: string; current: boolean }[];
}

/** The orders in which a list can be shown. Each has its own address, so each is a link. */
export function SortLinks({ label, orders }: SortLinksProps) {
  return (
    <nav aria-label={label} className={styles.sort}>
      <span aria-hidden="true">{label}</span>
      <ul className={styles.orders}>
        {orders.map(({ label: name, href, current }) => (
          <li key={href}>
            <a className={styles.order} href={href} aria-current={current ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
