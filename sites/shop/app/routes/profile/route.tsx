import { ButtonLink } from '@larkwell/ui/button/button';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { promiseHash } from 'remix-utils/promise';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { OrganisationPart } from '../../profile/organisation-part';
import { PersonalPart } from '../../profile/personal-part';
import { need, openSignedInVisit } from '../../session/visit.server';
import { keepReturnedCard } from './keep-returned-card.server';

export const meta: MetaFunction = () => pageMeta({ title: 'My Profile' });

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  await keepReturnedCard(visit, request);
  const { id, isOrganisationUser } = visit.person;
  const { api } = visit;
  const user = need(visit, request, api.accounts.get({ id }));
  if (!isOrganisationUser) return { user: (await user).data, organisation: null };
  const all = await promiseHash({
    user,
    agreement: need(visit, request, api.agreements.get({ id })),
    cards: need(visit, request, api.payments.listPaymentMethods({ userId: id })),
  });
  return { user: all.user.data, organisation: { agreement: all.agreement.data, cards: all.cards.data } };
}

export default function ProfilePage() {
  const { user, organisation } = useLoaderData<typeof loader>();
  return (
    <div className="page stack">
      <h1>My Profile</h1>
      <div className="split" data-even>
        <PersonalPart user={user} />
        {organisation && <OrganisationPart {...organisation} />}
      </div>
      <p className="cluster">
        <ButtonLink href={paths.changePassword()} variant="secondary">
          Change password
        </ButtonLink>
        <ButtonLink href={paths.settings()} variant="secondary">
          Settings
        </ButtonLink>
      </p>
    </div>
  );
}
