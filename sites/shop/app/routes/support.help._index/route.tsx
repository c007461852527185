import { FAQ_SEARCH_ABOVE } from '@larkwell/contracts/numbers/shop';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { faqCategorySlug } from '@larkwell/contracts/faq/faq';
import { Card } from '@larkwell/ui/card/card';
import { EmptyState } from '@larkwell/ui/empty-state/empty-state';
import { LiveSearch } from '@larkwell/ui/live-search/live-search';
import { PageHeading } from '@larkwell/ui/page-heading/page-heading';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Questions } from '../../help/questions';
import { StillStuck } from '../../help/still-stuck';
import { helpMessages } from '../../messages/help';
import { pageMeta, shopUrlOf } from '../../page-meta';
import { paths } from '../../paths';
import { need, openVisit } from '../../session/visit.server';

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta({
    title: 'Help center',
    description: 'Questions and answers about kits, orders, results and accounts.',
    path: paths.help(),
    shopUrl: shopUrlOf(matches),
  });

export const handle = { access: 'public', shared: true } satisfies RouteHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openVisit(request);
  const search = new URL(request.url).searchParams.get('search')?.trim().slice(0, 100) ?? '';
  const isSearch = search.length > FAQ_SEARCH_ABOVE;
  const found = visit.api.faq.list(isSearch ? { searchText: search } : {});
  const { data: faqs, categories } = await need(visit, request, found);
  return { search, categories, found: isSearch ? faqs : null };
}

export default function HelpCenterPage() {
  const { search, categories, found } = useLoaderData<typeof loader>();
  return (
    <div className="page stack">
      <PageHeading>{helpMessages.title}</PageHeading>
      <LiveSearch
        label={helpMessages.searchLabel}
        hint={helpMessages.searchHint(FAQ_SEARCH_ABOVE)}
        action={paths.help()}
        defaultValue={search}
        above={FAQ_SEARCH_ABOVE}
        resultsId="help-results"
      />
      <div
        id="help-results"
        className="stack"
        data-count={found ? helpMessages.found(found.length) : undefined}
      >
        {found === null ? (
          <ul className="cards">
            {categories.map(({ id, name }) => (
              <Card as="li" key={id}>
                <a href={paths.helpCategory(faqCategorySlug(name))}>{name}</a>
              </Card>
            ))}
          </ul>
        ) : found.length === 0 ? (
          <EmptyState title={helpMessages.noResults} />
        ) : (
          <div className="reading">
            <Questions faqs={found} showCategory />
          </div>
        )}
      </div>
      <StillStuck />
    </div>
  );
}
