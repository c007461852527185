import type { ReactNode } from 'react';
import { ButtonLink } from '../button/button';
import { categoryKey } from '../illustration/category-key';
import type { EmblemName } from '../illustration/emblem-names';
import { KitPicture } from '../illustration/kit-picture';
import type { KitContent } from '../illustration/piece-sizes';
import { Tag } from '../tag/tag';
import styles from './product-card.module.css';

export interface ProductCardProps {
  /** The kit's name. */
  name: string;
  /** The kit's page. */
  href: string;
  /** The category's displayed name: never identify it by color alone. */
  category: string;
  /** What is in the box; determines the picture. */
  contents: readonly KitContent[];
  /** The kit's sign. */
  emblem: EmblemName | null;
  /** Formatted with two decimals. */
  price: string;
  /** In search results, what of the kit was searched for, if its name does not say it: "Found for: Pale skin". */
  reason?: string;
  /** One fact: "Finger prick · 4 values". */
  fact?: string;
  /** Already truncated; `cut` adds the "more" marker. */
  description?: string;
  /** Whether the description was longer. */
  cut?: boolean;
  /** An available discount: "SUNNY20: 20% off". */
  ticket?: ReactNode;
  /** What buyers gave it: a RatingSummary. */
  rating?: ReactNode;
  /** The picture turns gray, and this tag is shown: "Sold out". */
  soldOut?: string;
  /** The add-to-cart form, whose button names the product, or what replaces it for a kit that is sold out. */
  action?: ReactNode;
  /** Level of the name, below the heading of the list. */
  headingLevel?: 2 | 3;
}

/** A kit in a list. The name and Learn More are links; the card itself is not, so its text can be selected. */
export function ProductCard(props: ProductCardProps) {
  const { name, href, category, contents, emblem, price, reason, fact, ticket, rating, soldOut, action } =
    props;
  const Heading = props.headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article
      className={styles.card}
      data-category={categoryKey(category)}
      data-sold-out={soldOut ? '' : undefined}
      data-filter-name={name}
    >
      <KitPicture contents={contents} emblem={emblem} />
      <div className={styles.text}>
        <p className={styles.category}>{category}</p>
        <div className={styles.line}>
          <Heading className={styles.name}>
            <a href={href}>{name}</a>
          </Heading>
          <p className={`${styles.price} n`}>
            <span className="visually-hidden">Price: </span>
            {price}
          </p>
        </div>
        {soldOut ? <Tag>{soldOut}</Tag> : null}
        {reason ? <p className={styles.reason}>{reason}</p> : null}
        {fact ? <p>{fact}</p> : null}
        {rating}
        {ticket ? <p className={styles.ticket}>{ticket}</p> : null}
        <Description {...props} />
      </div>
      <div className={styles.actions}>
        <ButtonLink href={href} variant="secondary" size="small">
          Learn More<span className="visually-hidden"> about {name}</span>
        </ButtonLink>
        {action}
      </div>
    </article>
  );
}

function Description({ name, href, description, cut }: ProductCardProps) {
  if (!description) return null;
  return (
    <p className={styles.description}>
      {description}
      {cut ? (
        <>
          …{' '}
          <a href={href}>
            see more<span className="visually-hidden"> about {name}</span>
          </a>
        </>
      ) : null}
    </p>
  );
}
