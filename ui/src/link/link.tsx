import type { ComponentPropsWithoutRef } from 'react';
import styles from './link.module.css';

export interface LinkProps extends ComponentPropsWithoutRef<'a'> {
  href: string;
  /** Adds a target of 48 px around a link that stands alone. */
  standalone?: boolean;
  /** Opens a new tab and says so. Only for documents read beside the page. */
  newTab?: boolean;
}

/** Goes somewhere. Underlined everywhere, because color alone does not tell a link. */
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
