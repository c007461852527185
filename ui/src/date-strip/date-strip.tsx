import styles from './date-strip.module.css';

export interface DateStripDay {
  /** YYYY-MM-DD. */
  date: string;
  href: string;
  /** "Fri". */
  weekday: string;
  /** "Nov 27". */
  day: string;
  /** "9 free", "Full", "Closed". */
  state?: string;
  /** There are no times to take: the day is no link. */
  unavailable?: boolean;
  current?: boolean;
}

/**
 * The days that can be booked, as links: today first, the chosen one marked. A link's accessible name is its visible
 * text, "Fri Nov 27 9 free": people who use voice control say what they see. A day without times is text.
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
            <DayCell {...day} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function DayCell({ href, weekday, day, state, unavailable, current }: DateStripDay) {
  const words = (
    <>
      <span className={styles.date}>
        <span>{weekday}</span> <span>{day}</span>
      </span>
      {state ? (
        <>
          {' '}
          <span className={styles.state}>{state}</span>
        </>
      ) : null}
    </>
  );
  const common = { className: styles.day, 'aria-current': current ? ('date' as const) : undefined };
  if (unavailable)
    return (
      <span {...common} data-unavailable="">
        {words}
      </span>
    );
  return (
    <a {...common} href={href}>
      {words}
    </a>
  );
}
