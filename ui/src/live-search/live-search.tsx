import { Button } from '../button/button';
import { TextInput } from '../text-input/text-input';
import styles from './live-search.module.css';

export interface LiveSearchProps {
  /** The field's name: "Search orders". */
  label: string;
  /** What can be searched for. */
  hint?: string;
  /** The page with the results; by default this one. */
  action?: string;
  /** Name of the query parameter. */
  name?: string;
  /** The text that was searched for. */
  defaultValue?: string;
  /** Other query parameters that a search keeps, such as the tab. */
  keep?: Readonly<Record<string, string>>;
  /** Script searches only above this many characters. The form accepts any number. */
  above: number;
  /** Id of the results element; its `data-count` is announced when they change. */
  resultsId: string;
}

/** Searches a list on the server: with a GET form and a button, or with script a second after the last key. */
export function LiveSearch({
  label,
  hint,
  action,
  name = 'search',
  defaultValue,
  keep = {},
  above,
  resultsId,
}: LiveSearchProps) {
  return (
    <live-search data-above={String(above)} data-results={resultsId}>
      <form method="get" action={action} role="search" aria-label={label} className={styles.form}>
        <TextInput
          name={name}
          label={label}
          hint={hint}
          type="search"
          defaultValue={defaultValue}
          autoComplete="off"
          width={20}
        />
        {Object.entries(keep).map(([part, value]) => (
          <input key={part} type="hidden" name={part} value={value} />
        ))}
        <Button variant="secondary">Search</Button>
      </form>
      <p role="status" className="visually-hidden" />
    </live-search>
  );
}
