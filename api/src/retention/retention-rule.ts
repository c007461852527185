/** What is removed, and when. */
export interface RetentionRule {
  /** The table, with its schema unless that is `public`; `r` in the SQL below. */
  table: string;
  /** Its rows, as people call them. */
  what: string;
  /** SQL joined to the table, when the time is in another table. */
  join?: string;
  /** SQL for the instant from which the time counts. */
  since: string;
  /** How long a row stays after that: a PostgreSQL interval. */
  keptFor: string;
  /** SQL for a further condition. */
  and?: string;
  /** SQL after `set` that empties columns; without it the row is removed. */
  clears?: string;
  /** Column that names an object in the bucket, which is deleted first, and the key of the table. */
  objects?: { in: string; key: string };
  /** SQL that runs in the transaction that removed rows. */
  afterwards?: string;
  /** `real` where rows are written by the machine's clock and not by `app_now()`. */
  clock?: 'real';
  why: string;
}
