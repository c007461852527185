import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { TextInput } from '../text-input/text-input';
import styles from './name-filter.module.css';

export interface NameFilterProps {
  /** The field's name: "Filter by name". */
  label: string;
  /** Id of the filtered list; its items have `data-filter-name`. */
  listId: string;
  /** The text in the field: the list shows what matches it. */
  defaultValue?: string;
  /** "10 tests": the server's count of what is shown. */
  count: string;
  /** Whether nothing matches the text. */
  empty?: boolean;
  /** Where the text may find more if nothing matches; it is appended to the address. */
  elsewhere?: { label: string; address: string };
  /** Name of the query parameter. */
  name?: string;
  /** Hidden inputs that go with it: the category in view. */
  children?: ReactNode;
}

/** Filters a list on the page: with a GET form, or with script as someone types. */
export function NameFilter(props: NameFilterProps) {
  const { label, listId, defaultValue, count, empty = false, elsewhere, name = 'q', children } = props;
  return (
    <name-filter class={styles.filter} data-list={listId}>
      <form method="get" role="search" aria-label={label} className={styles.form}>
        {children}
        <TextInput
          name={name}
          label={label}
          type="search"
          defaultValue={defaultValue}
          autoComplete="off"
          width={20}
        />
        <span className="without-script">
          <Button variant="secondary">Filter</Button>
        </span>
      </form>
      <output className={styles.count}>{count}</output>
      {elsewhere ? (
        <p className={styles.count} hidden={!empty}>
          <a
            href={elsewhere.address + encodeURIComponent(defaultValue ?? '')}
            data-address={elsewhere.address}
          >
            {elsewhere.label}
          </a>
        </p>
      ) : null}
    </name-filter>
  );
}
