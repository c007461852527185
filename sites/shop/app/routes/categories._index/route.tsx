import { POPULAR_LIMIT, RESULT_DAYS } from '@larkwell/contracts/numbers/shop';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { ALL_PRODUCTS } from '@larkwell/contracts/products/products';
import { NameFilter } from '@larkwell/ui/name-filter/name-filter';
import { SortLinks } from '@larkwell/ui/sort-links/sort-links';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { catalog } from '../../catalog/catalog.server';
import { CategoryTabs } from '../../catalog/category-tabs';
import { NothingFound } from '../../catalog/nothing-found';
import { readSort, sortOrders } from '../../catalog/sort-orders';
import { hasInName, TestList } from '../../catalog/test-list';
import { TestVisits } from '../../catalog/test-visits';
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
  const sort = readSort(query);
  if (search) {
    const found = await need(visit, request, catalog(visit.api).search({ search, sort, limit: resultLimit }));
    const instead =
      found.total === 0
        ? await need(
            visit,
            request,
            catalog(visit.api).listByCategory({ category: ALL_PRODUCTS, limit: POPULAR_LIMIT }),
          )
        : null;
    return {
      title: `Results for “${search}”`,
      tab: null,
      q: '',
      sort,
      search,
      categories: [],
      products: found.data,
      instead,
      showCoupons,
    };
  }
  const list = await need(visit, request, catalog(visit.api).listByCategory({ category: tab, sort }));
  const category = list.categories.find(({ slug }) => slug === tab);
  return {
    title: category?.name ?? 'All Tests',
    tab,
    q,
    sort,
    search,
    categories: list.categories,
    products: list.data,
    instead: null,
    showCoupons,
  };
}

export default function CategoriesPage() {
  const { title, tab, q, sort, search, categories, products, instead, showCoupons } =
    useLoaderData<typeof loader>();
  const shown = products.filter((product) => hasInName(product, q)).length;
  return (
    <div className="page stack">
      <h1>{title}</h1>
      {tab !== null && <CategoryTabs categories={categories} current={tab} />}
      <div className="cluster" data-justify="between">
        {products.length > 1 && (
          <SortLinks
            label={catalogMessages.sortBy}
            orders={
              tab === null
                ? sortOrders(sort, catalogMessages.bestMatchFirst, (order) => paths.search(search, order))
                : sortOrders(sort, catalogMessages.popularFirst, (order) =>
                    paths.categories({ ...(tab !== ALL_PRODUCTS && { tab }), q, ...order }),
                  )
            }
          />
        )}
        {tab !== null && (
          <NameFilter
            label="Filter by name"
            listId="tests"
            defaultValue={q}
            count={countText(shown, q)}
            empty={shown === 0 && q !== ''}
            elsewhere={{ label: catalogMessages.searchInstead, address: `${paths.search()}?search=` }}
          >
            {tab !== ALL_PRODUCTS && <input type="hidden" name="tab" value={tab} />}
            {sort !== 'popular' && <input type="hidden" name="sort" value={sort} />}
          </NameFilter>
        )}
      </div>
      {instead ? (
        <NothingFound categories={instead.categories} popular={instead.data} />
      ) : (
        <TestList id="tests" products={products} showCoupons={showCoupons} filter={q}>
          {tab === ALL_PRODUCTS && !q ? <TestVisits /> : null}
        </TestList>
      )}
    </div>
  );
}

/** An empty list says why it is empty; a filtered list only hides its items. */
const countText = (count: number, q: string) =>
  count === 0 && q ? catalogMessages.noResults : `${count} ${count === 1 ? 'test' : 'tests'}`;
