import type { Category, ProductCard } from '@larkwell/contracts/products/products';
import { EmptyState } from '@larkwell/ui/empty-state/empty-state';
import { catalogMessages } from '../messages/catalog';
import { paths } from '../paths';
import { CategoryTabs } from './category-tabs';
import { PopularTests } from './popular-tests';

type NothingFoundProps = { categories: Category[]; popular: ProductCard[] };

/** In place of an empty list of results: what else to try, the categories, popular kits, and support. */
export function NothingFound({ categories, popular }: NothingFoundProps) {
  return (
    <div className="stack" data-gap="large">
      <EmptyState title={catalogMessages.noResults}>
        <p>{catalogMessages.otherWords}</p>
        <p>
          {catalogMessages.askSupport.before}
          <a href={paths.support()}>{catalogMessages.askSupport.link}</a>
          {catalogMessages.askSupport.after}
        </p>
      </EmptyState>
      <CategoryTabs categories={categories} current="" />
      <PopularTests products={popular} />
    </div>
  );
}
