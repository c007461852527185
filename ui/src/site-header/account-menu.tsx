import type { ReactNode } from 'react';
import { Icon } from '../icon/icon';
import styles from './account-menu.module.css';
import { opens, popover } from './popover';
import header from './site-header.module.css';
import type { NavLink } from './site-header';

export interface AccountMenuProps {
  /** Initials drawn in the circle. */
  initials: string;
  /** The person's name, announced and shown at the top of the list. */
  name: string;
  /** The account's pages. */
  links: readonly NavLink[];
  /** Pages as `MenuLink`s, and the sign-out form, which is a POST and so has a `MenuButton`. */
  actions: ReactNode;
}

/**
 * The signed-in person's pages. A popover with a list of links, not an ARIA menu; Escape and a press outside close it,
 * without script too.
 */
export function AccountMenu({ initials, name, links, actions }: AccountMenuProps) {
  return (
    <>
      <button type="button" className={`${header.tool} ${styles.opener}`} {...opens('account-menu')}>
        <span className={styles.initials} aria-hidden="true">
          {initials}
        </span>
        <span className="visually-hidden">Account of {name}</span>
        <Icon name="chevron-down" />
      </button>
      <div className={styles.menu} {...popover('account-menu')}>
        <p className={styles.person}>{name}</p>
        <ul className={styles.menuLinks}>
          {links.map((link) => (
            <li key={link.href}>
              <MenuLink {...link} />
            </li>
          ))}
        </ul>
        <div className={styles.menuLinks}>{actions}</div>
      </div>
    </>
  );
}

/** A link in the account menu. */
export function MenuLink({ label, href, current }: NavLink) {
  return (
    <a href={href} className={styles.menuLink} aria-current={current ? 'page' : undefined}>
      {label}
    </a>
  );
}

/** A button in the account menu. */
export function MenuButton({ children }: { children: ReactNode }) {
  return (
    <button type="submit" className={styles.menuLink}>
      {children}
    </button>
  );
}
