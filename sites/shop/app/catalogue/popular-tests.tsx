import type { ProductCard as ProductCardData } from '@larkwell/contracts/products/products';
import { catalogueMessages } from '../messages/catalogue';
import { popular } from '../messages/home';
import { paths } from '../paths';
import { ProductCard } from './product-card';
import styles from './popular-tests.module.css';

/** Up to four kits that many people buy, with the way to all of them. */
export function PopularTests({ products }: { products: ProductCardData[] }) {
  return (
    <section className={styles.section} aria-labelledby="popular">
      <div className={styles.head}>
        <h2 id="popular">{popular.title}</h2>
        <a href={paths.categories()}>{popular.viewAll}</a>
      </div>
      {products.length === 0 ? (
        <p>{catalogueMessages.listEmpty}</p>
      ) : (
        <ul className={styles.cards}>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
