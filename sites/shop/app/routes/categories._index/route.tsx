import { RESULT_DAYS } from '@larkwell/contracts/numbers/shop';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { ALL_PRODUCTS } from '@larkwell/contracts/products/products';
import { NameFilter } from '@larkwell/ui/name-filter/name-filter';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { catalog } from '../../catalog/catalog.server';
import { CategoryTabs } from '../../catalog/category-tabs';
import { hasInName, TestList } from '../../catalog/test-list';
import { catalogMessages } from '../../messages/catalog';
import { pageMeta, shopUrlOf } from '../../page-meta';
import { paths } from '../../paths';
import { need, openVisit } from '../../session/visit.server';

const resultLimit = 50;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta({
    title: data?.title ?? 'All Tests',
    description: `At-home test kits by category. Buy once or subscribe; results in ${RESULT_DAYS.join(' to ')} days.`,
    path: paths.categories(data?.tab && data.tab !== ALL_PRODUCTS ? { tab: data.tab } : {}),
    shopUrl: shopUrlOf(matches),
  });

export const handle = { access: 'public', shared: true } satisfies RouteHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openVisit(request);
  const query = new URL(request.url).searchParams;
  const search = query.get('search')?.trim().slice(0, 100) ?? '';
  const tab = query.get('tab') || ALL_PRODUCTS;
  const q = query.get('q')?.trim().slice(0, 100) ?? '';
  const showCoupons = visit.person?.userType !== 'Employee User';
  if (search) {
    const found = await need(visit, request, catalog(visit.api).search({ search, limit: resultLimit }));
    return {
      title: `Results for “${search}”`,
      tab: null,
      q: '',
      search,
      categories: [],
      products: found.data,
      showCoupons,
    };
  }
  const list = await need(visit, request, catalog(visit.api).listByCategory({ category: tab }));
  const category = list.categories.find(({ slug }) => slug === tab);
  return {
    title: category?.name ?? 'All Tests',
    tab,
    q,
    search,
    categories: list.categories,
    products: list.data,
    showCoupons,
  };
}

export default function CategoriesPage() {
  const { title, tab, q, search, categories, products, showCoupons } = useLoaderData<typeof loader>();
  return (
    <div className="page stack">
      <h1>{title}</h1>
      {tab !== null && <CategoryTabs categories={categories} current={tab} />}
      {tab !== null && (
        <NameFilter
          label="Filter by name"
          listId="tests"
          defaultValue={q}
          count={countText(products.filter((product) => hasInName(product, q)).length, q)}
        >
          {tab !== ALL_PRODUCTS && <input type="hidden" name="tab" value={tab} />}
        </NameFilter>
      )}
      <TestList
        id="tests"
        products={products}
        showCoupons={showCoupons}
        isNarrowed={search !== ''}
        filter={q}
      />
    </div>
  );
}

/** An empty list says why it is empty; a filtered list only hides its items. */
const countText = (count: number, q: string) =>
  count === 0 && q ? catalogMessages.noResults : `${count} ${count === 1 ? 'test' : 'tests'}`;
