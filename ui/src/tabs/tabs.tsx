import styles from './tabs.module.css';

export interface Tab {
  label: string;
  href: string;
  /** The current view. Omit if the tabs jump to parts of this page. */
  current?: boolean;
  /** Colors the current tab in a category's hue; takes the category's slug. */
  category?: string;
}

export interface TabsProps {
  /** Accessible name of the navigation. */
  label: string;
  /** The views, in order. */
  tabs: readonly Tab[];
  /** `line` for views of one thing, `pill` for a choice that changes the list below. */
  look?: 'line' | 'pill';
}

/** Views of one thing. Each has its own address, so each is a link and works without script. */
export function Tabs({ label, tabs, look = 'line' }: TabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs} data-look={look}>
        {tabs.map(({ label: name, href, current, category }) => (
          <li key={href}>
            <a
              className={styles.tab}
              href={href}
              data-category={category}
              aria-current={current ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
