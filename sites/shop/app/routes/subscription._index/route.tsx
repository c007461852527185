import { formatUsd } from '@larkwell/contracts/fields/money';
import type { Subscription } from '@larkwell/contracts/subscriptions/subscriptions';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { ButtonLink } from '@larkwell/ui/button/button';
import { EmptyState } from '@larkwell/ui/empty-state/empty-state';
import { Table } from '@larkwell/ui/table/table';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AccountTabs } from '../../account-home/account-tabs';
import { subscriptionMessages } from '../../messages/orders';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { need, openSignedInVisit } from '../../session/visit.server';
import { renewsWords } from '../../subscriptions/due-words';
import { StateTag } from '../../subscriptions/state-tag';
import styles from './subscriptions.module.css';

export const handle = { access: 'normal-user' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: 'Subscriptions' });

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const list = visit.api.subscriptions.list({ userId: visit.person.id });
  return { subscriptions: (await need(visit, request, list)).data };
}

export default function SubscriptionsPage() {
  const { subscriptions } = useLoaderData<typeof loader>();
  return (
    <div className="page stack">
      <h1>Subscriptions</h1>
      <AccountTabs current="subscriptions" />
      {subscriptions.length === 0 ? (
        <EmptyState
          title={subscriptionMessages.empty}
          action={<ButtonLink href={paths.categories()}>All Tests</ButtonLink>}
        />
      ) : (
        <Table
          caption="Your subscriptions"
          captionHidden
          stackBelow="large"
          columns={[
            { key: 'name', label: 'Kit' },
            { key: 'each', label: 'Price each', numeric: true },
            { key: 'quantity', label: 'Quantity', numeric: true },
            { key: 'price', label: 'Each renewal', numeric: true },
            { key: 'renews', label: 'Renews' },
            { key: 'status', label: 'Status' },
            { key: 'change', label: 'Change' },
          ]}
          rows={subscriptions.map((one) => ({
            key: one.subscription_id,
            cells: [
              <Name key="name" subscription={one} />,
              formatUsd(one.pricePerUnit),
              one.orderedQuantity,
              formatUsd(one.price),
              renewsWords(one),
              <StateTag key="status" state={one.state} />,
              one.status ? <ChangeLinks key="change" subscription={one} /> : 'None',
            ],
          }))}
        />
      )}
    </div>
  );
}

function Name({ subscription: { name, notice } }: { subscription: Subscription }) {
  return (
    <>
      {name}
      {notice && <span className={`small secondary ${styles.notice}`}>{notice}</span>}
    </>
  );
}

function ChangeLinks({ subscription: { subscription_id, name, repair } }: { subscription: Subscription }) {
  const of = <span className="visually-hidden"> subscription of {name}</span>;
  return (
    <span className="cluster">
      <a href={paths.subscription(subscription_id)}>
        {repair ? 'Pay' : 'Manage'}
        {of}
      </a>
      <a href={paths.cancelSubscription(subscription_id)}>Cancel{of}</a>
    </span>
  );
}
