/* eslint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   roles survive the change of `display` on narrow screens only when they are written out */
import type { ReactNode } from 'react';
import styles from './table.module.css';

export interface Column {
  key: string;
  label: string;
  /** Right-aligned, with tabular digits. */
  numeric?: boolean;
  /** Never wrapped: dates, phone numbers, order ids. */
  short?: boolean;
  /** Forms and buttons, which stand below the label in a browser without CSS. */
  hasForms?: boolean;
  /** Names or email addresses of people: wide enough for a typical one, while a very long one still breaks. */
  isName?: boolean;
}

export interface Row {
  key: string;
  /** In the order of the columns. */
  cells: readonly ReactNode[];
}

export interface TableProps {
  /** The table's name, for screen readers and above the table unless `captionHidden`. */
  caption: ReactNode;
  /** Only if a heading right above says the same. */
  captionHidden?: boolean;
  /** Heading and kind of each column. */
  columns: readonly Column[];
  /** The rows, in order. A page without rows shows an `EmptyState` instead. */
  rows: readonly Row[];
  /**
   * Below this width each row becomes a list of labeled values: `medium` 48em, `large` 64em (six columns and more).
   * `never` keeps columns that people compare side by side; three short ones fit at 320 px.
   */
  stackBelow?: 'medium' | 'large' | 'never';
}

/**
 * Rows of the same kind. Roles are explicit, because changing `display` for narrow screens removes the native ones. The
 * first column names the row.
 */
export function Table({ caption, captionHidden, columns, rows, stackBelow = 'medium' }: TableProps) {
  const className = stackBelow === 'never' ? styles.table : `${styles.table} ${styles.stacks}`;
  return (
    <table className={className} data-stack={stackBelow} role="table">
      <caption className={captionHidden ? 'visually-hidden' : styles.caption}>{caption}</caption>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              data-numeric={column.numeric || undefined}
              data-short={column.short || undefined}
            >
              {column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.key} role="row">
            {columns.map((column, index) => {
              const Value = column.hasForms ? 'div' : 'span';
              const content = (
                <>
                  <span className={styles.label} aria-hidden="true">
                    {column.label}
                    {/* Browsers without CSS show label and value in one line. */}
                    <span className="visually-hidden">: </span>
                  </span>
                  <Value>{row.cells[index]}</Value>
                </>
              );
              return index === 0 ? (
                <th
                  key={column.key}
                  role="rowheader"
                  scope="row"
                  data-numeric={column.numeric || undefined}
                  data-short={column.short || undefined}
                  data-name={column.isName || undefined}
                >
                  {content}
                </th>
              ) : (
                <td
                  key={column.key}
                  role="cell"
                  data-numeric={column.numeric || undefined}
                  data-short={column.short || undefined}
                  data-name={column.isName || undefined}
                >
                  {content}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
