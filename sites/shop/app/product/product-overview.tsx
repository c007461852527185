import { formatUsd } from '@larkwell/contracts/fields/money';
import { kitPictureWords, methodLabel } from '@larkwell/contracts/products/kit-words';
import type { Product } from '@larkwell/contracts/products/products';
import { KitPicture } from '@larkwell/ui/illustration/kit-picture';
import { CouponTicket } from '../catalog/coupon-ticket';
import { ProductRating } from '../catalog/product-rating';
import { paths } from '../paths';
import { Assurances } from './assurances';
import { BuyBox } from './buy-box';
import { chosenPrice, type BuyingChoice } from './buying-choice';
import { InTheBox } from './in-the-box';
import styles from './product-overview.module.css';

type ProductOverviewProps = { product: Product; choice: BuyingChoice; isEmployee: boolean };

/** Name, price, purchase, picture and what is in the box: all in the first view of a laptop. */
export function ProductOverview({ product, choice, isEmployee }: ProductOverviewProps) {
  const { category, contents } = product;
  return (
    <div className={styles.overview} data-category={category.slug}>
      <div className={styles.top}>
        <a className={styles.category} href={paths.categories({ tab: category.slug })}>
          {category.name}
        </a>
        <div className={styles.line}>
          <h1>{product.name}</h1>
          <p className={`${styles.price} n`}>
            <span className="visually-hidden">Price: </span>
            <span id="chosen-price">{formatUsd(chosenPrice(product, choice))}</span>
          </p>
        </div>
        <p className="secondary">
          {product.measures} · {methodLabel(product.collection_method)}
        </p>
        {product.rating ? <ProductRating rating={product.rating} /> : null}
        {!isEmployee && product.couponCode ? (
          <p className={styles.ticket}>
            <CouponTicket product={product} />
          </p>
        ) : null}
      </div>
      <div className={styles.picture}>
        <KitPicture
          contents={contents}
          emblem={product.emblem}
          label={kitPictureWords(product.name, contents)}
        />
      </div>
      <div className={styles.buy}>
        <BuyBox product={product} choice={choice} maySubscribe={!isEmployee} />
        <Assurances product={product} />
      </div>
      <InTheBox contents={contents} />
    </div>
  );
}
