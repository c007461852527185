import { HISTORY_SEARCH_ABOVE } from '@larkwell/contracts/numbers/shop';
import { formatUsd } from '@larkwell/contracts/fields/money';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { LiveSearch } from '@larkwell/ui/live-search/live-search';
import { Pagination } from '@larkwell/ui/pagination/pagination';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PaymentHistory, TestHistory } from '../../employees/history-tables';
import { countText, readSearch } from '../../lists/read-search';
import { readPage } from '../../lists/read-page';
import { Tabs } from '@larkwell/ui/tabs/tabs';
import { employeeTexts } from '../../messages/employees';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { need, openSignedInVisit } from '../../session/visit.server';

export const handle = { access: 'organization' } satisfies RouteHandle;

const limit = 25;

export const meta: MetaFunction = () => pageMeta({ title: 'History' });

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const { employees } = visit.api;
  const page = readPage(request);
  const { typed, search } = readSearch(request, HISTORY_SEARCH_ABOVE);
  const wanted = { search, start: (page - 1) * limit, limit };
  const shown = { typed, isSearch: search !== undefined, page };
  if (new URL(request.url).searchParams.get('tab') === 'payment') {
    const list = await need(visit, request, employees.listPayments(wanted));
    return {
      ...shown,
      tab: 'payment',
      payments: list.data,
      total: list.total,
      amount: list.totalAmount,
    } as const;
  }
  const list = await need(visit, request, employees.listTests(wanted));
  return { ...shown, tab: 'tests', tests: list.data, total: list.total } as const;
}

export default function HistoryPage() {
  const data = useLoaderData<typeof loader>();
  const { tab, typed, isSearch, page, total } = data;
  const options: { tab?: string } = tab === 'payment' ? { tab } : {};
  return (
    <div className="page stack">
      <h1>History</h1>
      <Tabs
        label="History"
        tabs={[
          { label: 'Test History', href: paths.employeesHistory(), current: tab === 'tests' },
          {
            label: 'Payment History',
            href: paths.employeesHistory({ tab: 'payment' }),
            current: tab === 'payment',
          },
        ]}
      />
      <LiveSearch
        label={tab === 'tests' ? 'Search test history' : 'Search payment history'}
        hint={employeeTexts.searchHint(HISTORY_SEARCH_ABOVE)}
        action={paths.employeesHistory()}
        keep={options}
        defaultValue={typed}
        above={HISTORY_SEARCH_ABOVE}
        resultsId="history"
      />
      <div id="history" className="stack" data-count={countText(total)}>
        {data.tab === 'payment' ? (
          <>
            <PaymentHistory payments={data.payments} isSearch={isSearch} />
            {data.total > 0 && (
              <p>
                Total payment: <strong className="money">{formatUsd(data.amount)}</strong>
              </p>
            )}
          </>
        ) : (
          <TestHistory tests={data.tests} isSearch={isSearch} />
        )}
        <Pagination
          label="History"
          page={page}
          pages={Math.ceil(total / limit)}
          hrefFor={(to) => paths.employeesHistory({ ...options, search: typed, page: String(to) })}
        />
      </div>
    </div>
  );
}
