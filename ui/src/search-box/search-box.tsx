import { Icon } from '../icon/icon';
import styles from './search-box.module.css';

export interface SearchBoxProps {
  /** The results page; target of the form's GET. */
  action: string;
  /** Name of the query parameter. */
  name?: string;
  /** Id of the field, if a page has two. */
  id?: string;
  /** The field's name, for screen readers. */
  label: string;
  /** The text that was searched for. */
  defaultValue?: string;
  /** Address that returns suggestions as JSON; the text is appended. Omit for a plain search. */
  suggestionsFrom?: string;
  /** An example of what to search for. */
  placeholder?: string;
}

/** Searches the whole shop: a form with a results page, and with script suggestions after a second. */
export function SearchBox(props: SearchBoxProps) {
  const { action, name = 'q', id = 'site-search', label, defaultValue, suggestionsFrom, placeholder } = props;
  const form = (
    <form action={action} method="get" role="search" className={styles.form}>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="search"
        defaultValue={defaultValue}
        placeholder={placeholder}
        className={styles.input}
      />
      <button type="submit" className={styles.button}>
        <Icon name="search" label="Search" />
      </button>
    </form>
  );
  if (!suggestionsFrom) return form;
  return (
    <search-suggestions class={styles.box} data-source={suggestionsFrom}>
      {form}
      <ul id={`${id}-list`} role="listbox" aria-label="Suggestions" className={styles.list} hidden>
        <li role="option" aria-selected="false" className={styles.option}>
          <strong data-name />
          <span data-text className={styles.text} />
        </li>
      </ul>
      <p role="status" className="visually-hidden" />
    </search-suggestions>
  );
}
