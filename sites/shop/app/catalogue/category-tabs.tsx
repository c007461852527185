import { ALL_PRODUCTS, type Category } from '@larkwell/contracts/products/products';
import { paths } from '../paths';
import styles from './category-tabs.module.css';

/** All Tests, and one tab a category. Each is a page of its own, so each is a link. */
export function CategoryTabs({ categories, current }: { categories: Category[]; current: string }) {
  const tabs = [
    { slug: ALL_PRODUCTS, name: 'All Tests' },
    ...categories.filter(({ slug }) => slug !== ALL_PRODUCTS),
  ];
  return (
    <nav aria-label="Categories">
      <ul className={styles.tabs}>
        {tabs.map(({ slug, name }) => (
          <li key={slug}>
            <a
              className={styles.tab}
              href={paths.categories(slug === ALL_PRODUCTS ? {} : { tab: slug })}
              data-category={slug}
              aria-current={slug === current ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
