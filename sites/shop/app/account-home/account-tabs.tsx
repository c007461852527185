import { Tabs } from '@larkwell/ui/tabs/tabs';
import { useRouteLoaderData } from '@remix-run/react';
import type { loader as rootLoader } from '../root';
import { paths } from '../paths';

type AccountView = 'kits' | 'orders' | 'reports' | 'subscriptions' | 'profile';

/** The parts of an account, on each of its pages. Employees have no subscriptions. */
export function AccountTabs({ current }: { current: AccountView }) {
  const person = useRouteLoaderData<typeof rootLoader>('root')?.header.person;
  const hasSubscriptions = person?.userType !== 'Employee User';
  const views: { view: AccountView; label: string; href: string }[] = [
    { view: 'kits', label: 'Kits', href: paths.kits() },
    { view: 'orders', label: 'My Orders', href: paths.orders() },
    { view: 'reports', label: 'Test Reports', href: paths.reports() },
    ...(hasSubscriptions
      ? [{ view: 'subscriptions' as const, label: 'Subscriptions', href: paths.subscriptions() }]
      : []),
    { view: 'profile', label: 'My Profile', href: paths.profile() },
  ];
  const tabs = views.map(({ view, ...tab }) => ({ ...tab, current: view === current }));
  return <Tabs label="Account" look="pill" tabs={tabs} />;
}
