import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { ButtonLink } from '@larkwell/ui/button/button';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { AccountTabs } from '../../account-home/account-tabs';
import { ownDataMessages } from '../../messages/own-data';
import { reportMessages } from '../../messages/reports';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { AgreementPart } from '../../profile/agreement-part';
import { CardsPart } from '../../profile/cards-part';
import { PersonalPart } from '../../profile/personal-part';
import { need, openSignedInVisit } from '../../session/visit.server';
import { keepReturnedCard } from './keep-returned-card.server';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: 'My Profile' });

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  await keepReturnedCard(visit, request);
  const { api, person } = visit;
  const [user, cards] = await Promise.all([
    need(visit, request, api.accounts.get({ id: person.id })),
    need(visit, request, api.payments.listPaymentMethods({ userId: person.id })),
  ]);
  return { user: user.data, cards: cards.data };
}

export default function ProfilePage() {
  const { user, cards } = useLoaderData<typeof loader>();
  return (
    <div className="page stack">
      <h1>My Profile</h1>
      <AccountTabs current="profile" />
      <div className="split" data-even>
        <PersonalPart user={user} />
        {user.organisation && <AgreementPart agreement={user.organisation.agreement} />}
        <CardsPart cards={cards} isOrganization={user.organisation !== null} />
      </div>
      <p className="cluster">
        <ButtonLink href={paths.changePassword()} variant="secondary">
          Change password
        </ButtonLink>
        <ButtonLink href={paths.sessions()} variant="secondary">
          Signed-in devices
        </ButtonLink>
        <ButtonLink href={paths.openedReports()} variant="secondary">
          {reportMessages.openings}
        </ButtonLink>
        <ButtonLink href={paths.settings()} variant="secondary">
          Settings
        </ButtonLink>
        <ButtonLink href={paths.yourData()} variant="secondary">
          {ownDataMessages.title}
        </ButtonLink>
        <ButtonLink href={paths.deleteAccount()} variant="secondary">
          Delete account
        </ButtonLink>
      </p>
    </div>
  );
}
