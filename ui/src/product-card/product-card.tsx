import type { ReactNode } from 'react';
import { ButtonLink } from '../button/button';
import { categoryKey } from '../illustration/category-key';
import { KitIllustration } from '../kit-illustration/kit-illustration';
import { PriceBlock } from '../price-block/price-block';
import { Tag } from '../tag/tag';
import styles from './product-card.module.css';

export interface ProductCardProps {
  /** The kit's name, which is its link. */
  name: string;
  /** The kit's page. */
  href: string;
  /** The category's displayed name: never identify it by color alone. */
  category: string;
  /** How the sample is taken; determines the picture. */
  method: string;
  /** Formatted: "$99.00". */
  price: string;
  /** Already truncated; `cut` adds the "more" marker. */
  description?: string;
  /** Whether the description was shortened. */
  cut?: boolean;
  /** An available discount code. */
  badge?: ReactNode;
  /** The add-to-cart form. Its button names the product. */
  action?: ReactNode;
  /** Level of the name, which depends on the heading before it. */
  headingLevel?: 2 | 3;
}

/** A kit in a list. The heading and Learn More are links; the card itself is not, so its text can be selected. */
export function ProductCard(props: ProductCardProps) {
  const { name, href, category, method, price, description, cut, badge, action, headingLevel = 3 } = props;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card} data-filter-name={name}>
      <div className={styles.picture}>
        <KitIllustration category={category} method={method} />
        {badge ? (
          <div className={styles.badge}>
            <Tag tone="badge">{badge}</Tag>
          </div>
        ) : null}
      </div>
      <div className={styles.text}>
        <Tag category={categoryKey(category)}>{category}</Tag>
        <Heading className={styles.name}>
          <a href={href}>{name}</a>
        </Heading>
        {description ? (
          <p className={styles.description}>
            {description}
            {cut ? (
              <>
                …{' '}
                <a href={href} aria-label={`See more about ${name}`}>
                  see more
                </a>
              </>
            ) : null}
          </p>
        ) : null}
        <PriceBlock price={price} />
      </div>
      <div className={styles.actions}>
        <ButtonLink href={href} variant="secondary" size="small" aria-label={`Learn More about ${name}`}>
          Learn More
        </ButtonLink>
        {action}
      </div>
    </article>
  );
}
