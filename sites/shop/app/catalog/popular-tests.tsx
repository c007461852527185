import type { ProductCard as ProductCardData } from '@larkwell/contracts/products/products';
import { Link } from '@larkwell/ui/link/link';
import { Shelf } from '@larkwell/ui/product-card/shelf';
import { catalogMessages } from '../messages/catalog';
import { popular } from '../messages/home';
import { paths } from '../paths';
import { ProductCard } from './product-card';

/** Up to four popular kits, with a link to all of them. */
export function PopularTests({ products }: { products: ProductCardData[] }) {
  return (
    <section className="stack" aria-labelledby="popular">
      <div className="cluster" data-justify="between">
        <h2 id="popular">{popular.title}</h2>
        <Link href={paths.categories()} standalone>
          {popular.viewAll}
        </Link>
      </div>
      {products.length === 0 ? (
        <p>{catalogMessages.listEmpty}</p>
      ) : (
        <Shelf columns={4}>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} />
            </li>
          ))}
        </Shelf>
      )}
    </section>
  );
}
