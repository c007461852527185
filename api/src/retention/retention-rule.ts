/** What is removed, and when. */
export interface RetentionRule {
  /** The table, with its schema unless that is `public`; `r` in the texts of SQL below. */
  table: string;
  /** Its rows by what people call them. */
  what: string;
  /** SQL joined to the table, when the time stands in another. */
  join?: string;
  /** SQL for the instant from which the time counts. */
  since: string;
  /** How long a row stays after that: a PostgreSQL interval. */
  keptFor: string;
  /** SQL that must hold as well. */
  and?: string;
  /** SQL after `set` that empties columns; without it the row is removed. */
  clears?: string;
  /** Column that names an object in the bucket, which goes first, and the key of the table. */
  objects?: { in: string; key: string };
  /** SQL that runs in the transaction that removed rows. */
  afterwards?: string;
  /** `real` where rows are written by the computer's clock and not by `app_now()`. */
  clock?: 'real';
  why: string;
}
