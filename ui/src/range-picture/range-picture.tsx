import { rangeScale } from './range-scale';
import styles from './range-picture.module.css';

const width = 320;

export interface RangePictureProps {
  /** The measured value. */
  value: number;
  /** The lowest usual value; null if the range has no lower end. */
  low: number | null;
  /** The highest usual value; null if the range has no upper end. */
  high: number | null;
}

/** A value and its usual range. The text beside it says everything it shows. */
export function RangePicture({ value, low, high }: RangePictureProps) {
  const { from, to, at } = rangeScale(value, low, high);
  return (
    <svg className={styles.picture} viewBox={`0 0 ${width} 36`} aria-hidden="true" focusable="false">
      <rect className={styles.track} x="1" y="13" width={width - 2} height="10" rx="5" />
      <rect className={styles.usual} x={from * width} y="13" width={(to - from) * width} height="10" rx="5" />
      <path className={styles.marker} d={`M${at * width} 4v28`} />
      <circle className={styles.dot} cx={at * width} cy="18" r="8" />
    </svg>
  );
}
