import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { ButtonLink } from '@larkwell/ui/button/button';
import { Card } from '@larkwell/ui/card/card';
import { EmptyState } from '@larkwell/ui/empty-state/empty-state';
import { Pagination } from '@larkwell/ui/pagination/pagination';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AccountTabs } from '../../account-home/account-tabs';
import { LatestOrders } from '../../account-home/latest-orders';
import { findNextRenewal, NextRenewal } from '../../account-home/next-renewal';
import { OwnKitCard } from '../../account-home/own-kit-card';
import { readPage } from '../../lists/read-page';
import { ownKitMessages as words } from '../../messages/own-kits';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { need, openSignedInVisit } from '../../session/visit.server';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

const kitsOnPage = 10;
const ordersOnPage = 4;

export const meta: MetaFunction = () => pageMeta({ title: words.title });

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const { api, person } = visit;
  const userId = person.id;
  const page = readPage(request);
  const hasSubscriptions = person.userType === 'Normal User';
  const [kits, orders, subscriptions] = await Promise.all([
    need(visit, request, api.kits.list({ userId, start: (page - 1) * kitsOnPage, limit: kitsOnPage })),
    need(visit, request, api.orders.list({ userId, limit: ordersOnPage })),
    hasSubscriptions ? need(visit, request, api.subscriptions.list({ userId })) : { data: [] },
  ]);
  return {
    kits: kits.data,
    orders: orders.data,
    renewal: findNextRenewal(subscriptions.data),
    page,
    pages: Math.ceil(kits.total / kitsOnPage),
  };
}

export default function KitsPage() {
  const { kits, orders, renewal, page, pages } = useLoaderData<typeof loader>();
  return (
    <div className="page stack">
      <h1>{words.title}</h1>
      <AccountTabs current="kits" />
      <div className="split">
        <div className="stack">
          {kits.length === 0 && (
            <EmptyState
              title={words.empty}
              action={<ButtonLink href={paths.categories()}>All Tests</ButtonLink>}
            >
              {words.emptyLead}
            </EmptyState>
          )}
          {kits.map((kit) => (
            <OwnKitCard key={kit.key} kit={kit} />
          ))}
          <Pagination
            label="Kits"
            page={page}
            pages={pages}
            hrefFor={(to) => paths.kits({ page: String(to) })}
          />
        </div>
        <div className="stack">
          {renewal && <NextRenewal subscription={renewal} />}
          <Card as="section" tone="sunken" aria-labelledby="questions">
            <div className="stack" data-gap="small">
              <h2 id="questions">{words.questions}</h2>
              <p>{words.questionsLead}</p>
              <p>
                <a href={paths.help()}>{words.helpCenter}</a>
              </p>
            </div>
          </Card>
        </div>
      </div>
      {orders.length > 0 && <LatestOrders orders={orders} />}
    </div>
  );
}
