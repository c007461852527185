import { Icon } from '@larkwell/ui/icon/icon';
import { paths } from '../paths';
import styles from './product-search.module.css';

/** Search over all kits. Without script it leads to the results page; with it, suggestions appear while typing. */
export function ProductSearch({ value = '' }: { value?: string }) {
  return (
    <search-suggestions class={styles.search} data-src={paths.suggestions()}>
      <form role="search" action={paths.categories()} method="get" className={styles.form}>
        <label className="visually-hidden" htmlFor="site-search">
          Search tests
        </label>
        <input
          className={styles.input}
          id="site-search"
          type="search"
          name="search"
          defaultValue={value}
          placeholder="Search tests"
          autoComplete="off"
          maxLength={100}
        />
        <button className={styles.button} type="submit">
          <Icon name="search" label="Search" />
        </button>
      </form>
    </search-suggestions>
  );
}
