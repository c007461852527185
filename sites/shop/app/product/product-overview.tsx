import type { Product } from '@larkwell/contracts/products/products';
import { KitIllustration } from '@larkwell/ui/kit-illustration/kit-illustration';
import { Notice } from '@larkwell/ui/notice/notice';
import { SummaryList } from '@larkwell/ui/summary-list/summary-list';
import { Tag } from '@larkwell/ui/tag/tag';
import { kitPictureWords, methodLabel } from '@larkwell/contracts/products/kit-words';
import type { BuyingChoice } from './buying-choice';
import { BuyBox } from './buy-box';
import styles from './product-overview.module.css';

type ProductOverviewProps = { product: Product; choice: BuyingChoice; isEmployee: boolean };

/** Picture, facts and the buy box. */
export function ProductOverview({ product, choice, isEmployee }: ProductOverviewProps) {
  return (
    <div className={styles.overview}>
      <div className={styles.picture}>
        <KitIllustration
          category={product.category.slug}
          method={product.collection_method}
          label={kitPictureWords(product.name, product.contents)}
        />
      </div>
      <div className={styles.facts}>
        <Tag category={product.category.slug}>{product.category.name}</Tag>
        <h1>{product.name}</h1>
        {!isEmployee && product.couponCode && (
          <Notice tone="info">
            <p>
              {product.couponDescription ?? (
                <>
                  Use code <strong className="code">{product.couponCode}</strong>
                </>
              )}
            </p>
          </Notice>
        )}
        <p className="reading">{product.description}</p>
        <SummaryList
          rows={[
            { label: 'Measures', value: product.measures },
            { label: 'Collection method', value: methodLabel(product.collection_method) },
          ]}
        />
      </div>
      <div className={styles.buy}>
        <BuyBox product={product} choice={choice} maySubscribe={!isEmployee} />
      </div>
    </div>
  );
}
