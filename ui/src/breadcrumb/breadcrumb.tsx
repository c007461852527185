import { Icon } from '../icon/icon';
import styles from './breadcrumb.module.css';

export interface Crumb {
  label: string;
  href: string;
}

/** Links to the pages above this one. Journeys of steps use a `BackLink` instead. */
export function Breadcrumb({
  crumbs,
}: {
  /** The pages above this one, from the home page down. */
  crumbs: readonly Crumb[];
}) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {crumbs.map((crumb) => (
          <li key={crumb.href} className={styles.crumb}>
            <a href={crumb.href}>{crumb.label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** One step back, above the heading of a form page. */
export function BackLink({
  href,
  children = 'Back',
}: {
  /** The step before. */
  href: string;
  /** The words of the link. */
  children?: string;
}) {
  return (
    <a href={href} className={styles.back}>
      <Icon name="arrow-left" />
      {children}
    </a>
  );
}
