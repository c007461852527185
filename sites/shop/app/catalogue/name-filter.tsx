import { ALL_PRODUCTS } from '@larkwell/contracts/products/products';
import { Button } from '@larkwell/ui/button/button';
import type { ReactNode } from 'react';
import { paths } from '../paths';
import styles from './name-filter.module.css';

type NameFilterProps = {
  /** Slug of the category in view; null on search results, which have no filter. */
  tab: string | null;
  value: string;
  count: number;
  isSearch: boolean;
  /** The list that is filtered. */
  children: ReactNode;
};

/** Narrows the list by name: by a form, or while typing where script runs. */
export function NameFilter({ tab, value, count, isSearch, children }: NameFilterProps) {
  return (
    <name-filter class={styles.filter}>
      <div className={styles.bar}>
        {tab !== null && (
          <form
            className={styles.form}
            action={paths.categories()}
            method="get"
            role="search"
            aria-label="Filter tests"
          >
            {tab !== ALL_PRODUCTS && <input type="hidden" name="tab" value={tab} />}
            <label htmlFor="name-filter">Filter by name</label>
            <input
              className={styles.input}
              id="name-filter"
              type="search"
              name="q"
              defaultValue={value}
              autoComplete="off"
            />
            <Button variant="secondary" size="small">
              Filter
            </Button>
          </form>
        )}
        <p className={styles.count} role="status" data-filter-count="">
          {countText(count, isSearch)}
        </p>
      </div>
      {children}
    </name-filter>
  );
}

const countText = (count: number, isSearch: boolean) => {
  const noun = isSearch ? 'result' : 'test';
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
};
