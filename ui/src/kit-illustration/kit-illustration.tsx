import { categoryKey } from '../illustration/category-key';
import { methodInWords } from './kit-drawing';
import styles from './kit-illustration.module.css';
import kits from './kits.svg?no-inline';

export interface KitIllustrationProps {
  /** The category's slug or name; unknown ones use the brand green. */
  category: string;
  /** How the sample is taken, as a key or in the product's own words. */
  method: string;
  /** Only if no name is beside it; decorative otherwise. */
  label?: string;
}

/** The picture of a kit, drawn from its category and method; there are no photos. */
export function KitIllustration({ category, method, label }: KitIllustrationProps) {
  return (
    <svg
      className={styles.kit}
      viewBox="0 0 320 220"
      data-category={categoryKey(category)}
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <use href={`${kits}#${methodInWords(method)}`} />
    </svg>
  );
}
