import type { ReactNode } from 'react';
import { Logo } from '../logo/logo';
import type { NavLink } from '../site-header/site-header';
import styles from './site-footer.module.css';

export interface SiteFooterProps {
  /** Groups of links, each under its title. */
  columns: readonly { title: string; links: readonly NavLink[] }[];
  /** Help in the same place on every page: phone, email, hours. */
  help?: ReactNode;
  /** Last line. */
  note?: ReactNode;
}

/** The bottom of every page. */
export function SiteFooter({ columns, help, note }: SiteFooterProps) {
  return (
    <footer className={`${styles.footer} on-room`}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo />
          {help}
        </div>
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className={styles.title}>{column.title}</h2>
            <ul className={styles.links}>
              {column.links.map((link) => (
                <li key={link.href}>
                  <a href={link.href} className={styles.link}>
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        {note ? <div className={styles.note}>{note}</div> : null}
      </div>
    </footer>
  );
}
