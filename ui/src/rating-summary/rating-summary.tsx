import { StarRating } from '../star-rating/star-rating';
import styles from './rating-summary.module.css';

export interface RatingSummaryProps {
  /** The average of all ratings, from 0.5 to 5, with at most one decimal. */
  average: number;
  /** How many there are, and whose: “Ratings: 12”. */
  count: string;
}

/** What people gave on average, beside how many they are: a number without the other says little. */
export function RatingSummary({ average, count }: RatingSummaryProps) {
  return (
    <p className={styles.summary}>
      <StarRating value={average} />
      <span>{count}</span>
    </p>
  );
}
