import styles from './price-block.module.css';

export interface PriceBlockProps {
  /** Formatted with two decimals: "$74.25". */
  price: string;
  /** The price before a discount, struck through and said in words. */
  before?: string;
  /** "each", "every 3 months". */
  unit?: string;
  /** "You save $24.75". */
  saving?: string;
  /** Makes the amount the target of a `price-choice` with the same id. */
  id?: string;
  /** `large` once, for the price of a product page. */
  size?: 'normal' | 'large';
}

/** A price. The amount is text; the page formats cents. */
export function PriceBlock({ price, before, unit, saving, id, size = 'normal' }: PriceBlockProps) {
  return (
    <p className={styles.block} data-size={size}>
      <span className={styles.price}>
        <span className="visually-hidden">Price: </span>
        <span id={id}>{price}</span>
      </span>
      {unit ? <span className={styles.unit}> {unit}</span> : null}
      {before ? (
        <span className={styles.unit}>
          {' '}
          <span className="visually-hidden">instead of </span>
          <s>{before}</s>
        </span>
      ) : null}
      {saving ? <span className={styles.saving}> {saving}</span> : null}
    </p>
  );
}
