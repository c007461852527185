import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon';
import { Logo } from '../logo/logo';
import { SkipLink } from '../skip-link/skip-link';
import { opens, popover } from './popover';
import styles from './site-header.module.css';

export interface NavLink {
  /** The words of the link. */
  label: string;
  /** Where the link leads. */
  href: string;
  /** Whether it is the page in view. */
  current?: boolean;
}

export interface SiteHeaderProps {
  /** Where the logo leads. */
  homeHref: string;
  /** Shown after the name: "COVID-19 testing". */
  suffix?: string;
  /** The site's main pages. */
  links?: readonly NavLink[];
  /** The search form. */
  search?: ReactNode;
  /** Account menu, cart link. */
  children?: ReactNode;
}

/**
 * The top of every page, in one row: skip link, name, sections, search, account, cart. On narrow windows sections and
 * search open from buttons; without script too, and in a browser that does not know popovers they are simply there.
 */
export function SiteHeader({ homeHref, suffix, links = [], search, children }: SiteHeaderProps) {
  return (
    <>
      <SkipLink />
      <header className={styles.header}>
        <div className={styles.row}>
          <a href={homeHref} className={styles.home}>
            <Logo suffix={suffix} />
            <span className="visually-hidden"> home</span>
          </a>
          {links.length > 0 ? (
            <nav aria-label="Main" className={styles.nav} {...popover('header-menu')}>
              <ul className={styles.links}>
                {links.map((link) => (
                  <li key={link.href}>
                    <a
                      href={link.href}
                      className={styles.link}
                      aria-current={link.current ? 'page' : undefined}
                    >
                      {link.label}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
          {search ? (
            <>
              <div className={styles.search} {...popover('header-search')}>
                {search}
              </div>
              <Opener of="header-search" icon="search" label="Search" />
            </>
          ) : null}
          {children ? <div className={styles.tools}>{children}</div> : null}
          {links.length > 0 ? <Opener of="header-menu" icon="menu" label="Menu" /> : null}
        </div>
      </header>
    </>
  );
}

export interface BareHeaderProps {
  /** Where the logo leads. */
  homeHref: string;
  /** Where one is, after a lock: "Secure checkout". */
  children: ReactNode;
}

/** The top of pages that take money: the name and a lock, without links that lead away. */
export function BareHeader({ homeHref, children }: BareHeaderProps) {
  return (
    <SiteHeader homeHref={homeHref}>
      <p className={`${styles.tool} secondary`}>
        <Icon name="lock" />
        {children}
      </p>
    </SiteHeader>
  );
}

function Opener({ of, icon, label }: { of: string; icon: IconName; label: string }) {
  return (
    <button type="button" className={styles.opener} {...opens(of)}>
      <Icon name={icon} label={label} />
    </button>
  );
}

export interface CartLinkProps {
  /** The cart's page. */
  href: string;
  /** Kits in the cart. */
  count: number;
  /** "$198.00"; omitted for an empty cart. */
  total?: string;
}

/** The link to the cart, with its count; more than two digits would wrap the header on a phone. */
export function CartLink({ href, count, total }: CartLinkProps) {
  return (
    <a href={href} className={styles.tool}>
      <Icon name="cart" />
      <span className={styles.word}>Cart</span>
      <span className="visually-hidden">, </span>
      <span className={`${styles.count} n`}>{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden"> {count === 1 ? 'item' : 'items'} </span>
      {total && count > 0 ? <span className={`${styles.total} n`}>{total}</span> : null}
    </a>
  );
}

export interface HeaderLinkProps {
  /** Where the link leads. */
  href: string;
  /** The words of the link. */
  children: ReactNode;
  /** Shown before the words; on narrow windows, instead of them. */
  icon?: IconName;
  /** Hidden unless the header is wide, because another link leads there too. */
  wideOnly?: boolean;
}

/** A plain link in the header: "Sign In", "Sign Up". */
export function HeaderLink({ href, children, icon, wideOnly }: HeaderLinkProps) {
  return (
    <a href={href} className={styles.tool} data-wide-only={wideOnly ? '' : undefined}>
      {icon ? <Icon name={icon} /> : null}
      <span className={icon ? styles.word : undefined}>{children}</span>
    </a>
  );
}
