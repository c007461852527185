import type { ComponentPropsWithoutRef } from 'react';
import styles from './link.module.css';

export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  /** Where the link leads. */
  href: string;
  /** Adds a 48 px target around a standalone link. */
  standalone?: boolean;
  /** Opens a new tab and says so. Only for documents read beside the page. */
  newTab?: boolean;
}

/** A link. Always underlined, because color alone does not identify a link. */
export function Link({ standalone, newTab, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      className={standalone ? styles.standalone : undefined}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
      {newTab ? ' (opens in new tab)' : null}
    </a>
  );
}
