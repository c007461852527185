import styles from './date-strip.module.css';

export interface DateStripDay {
  /** YYYY-MM-DD. */
  date: string;
  href: string;
  /** "Fri". */
  weekday: string;
  /** "Nov 27". */
  day: string;
  current?: boolean;
}

/**
 * The days that can be booked, as links: today first, the chosen one marked. A link's accessible name is its visible
 * text, "Fri Nov 27": people who use voice control say what they see.
 */
export function DateStrip({
  days,
  label = 'Choose a date',
}: {
  /** The days in view, in order. */
  days: readonly DateStripDay[];
  /** Accessible name of the list. */
  label?: string;
}) {
  return (
    <nav aria-label={label}>
      <ol className={styles.days}>
        {days.map((day) => (
          <li key={day.date}>
            <a href={day.href} className={styles.day} aria-current={day.current ? 'date' : undefined}>
              <span className={styles.weekday}>{day.weekday}</span> <span>{day.day}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
