import styles from './tabs.module.css';

interface TabsProps {
  label: string;
  tabs: { label: string; href: string; isCurrent: boolean }[];
}

/** Views of one thing. Each is a page of its own, so each is a link. */
export function Tabs({ label, tabs }: TabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab.href}>
            <a className={styles.tab} href={tab.href} aria-current={tab.isCurrent ? 'page' : undefined}>
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
