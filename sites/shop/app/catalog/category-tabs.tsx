import { ALL_PRODUCTS, type Category } from '@larkwell/contracts/products/products';
import { Tabs } from '@larkwell/ui/tabs/tabs';
import { paths } from '../paths';

/** All Tests, then one tab per category. */
export function CategoryTabs({ categories, current }: { categories: Category[]; current: string }) {
  const tabs = [
    { slug: ALL_PRODUCTS, name: 'All Tests' },
    ...categories.filter(({ slug }) => slug !== ALL_PRODUCTS),
  ];
  return (
    <Tabs
      label="Categories"
      look="pill"
      tabs={tabs.map(({ slug, name }) => ({
        label: name,
        href: paths.categories(slug === ALL_PRODUCTS ? {} : { tab: slug }),
        category: slug,
        current: slug === current,
      }))}
    />
  );
}
