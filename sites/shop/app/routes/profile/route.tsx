import { ButtonLink } from '@larkwell/ui/button/button';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
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
  const [user, agreement, cards] = await Promise.all([
    need(visit, request, api.accounts.get({ id })),
    isOrganisationUser ? need(visit, request, api.agreements.get({ id })) : null,
    isOrganisationUser ? need(visit, request, api.payments.listPaymentMethods({ userId: id })) : null,
  ]);
  return {
    user: user.data,
    organisation: cards && { agreement: agreement?.data ?? null, cards: cards.data },
  };
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
