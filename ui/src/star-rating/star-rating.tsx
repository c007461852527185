import styles from './star-rating.module.css';

const all = 5;
const width = 24;
/** All stars in a row; each begins where the one before began. */
const row = `M12 2.5${'l2.9 6.2 6.8.8-5 4.7 1.3 6.7-6-3.4-6 3.4 1.3-6.7-5-4.7 6.8-.8zm24 0'.repeat(all)}`;

/** A given rating, in halves. The number is text; the stars only illustrate it. */
export function StarRating({
  value,
}: {
  /** From 0.5 to 5, in halves. */
  value: number;
}) {
  return (
    <span className={styles.shown}>
      <svg className={styles.stars} viewBox={`0 0 ${all * width} ${width}`} aria-hidden="true">
        <path d={row} />
        <svg width={(Math.floor(value * 2) / 2) * width}>
          <path d={row} />
        </svg>
      </svg>
      <span>
        {value}
        <span className={styles.outOf}> out of 5</span>
      </span>
    </span>
  );
}
