import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { BackLink } from '@larkwell/ui/breadcrumb/breadcrumb';
import { ButtonLink } from '@larkwell/ui/button/button';
import { Card } from '@larkwell/ui/card/card';
import { PageHeading } from '@larkwell/ui/page-heading/page-heading';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { promiseHash } from 'remix-utils/promise';
import { AddressLines } from '../../address/address-lines';
import { SavedAddressCard } from '../../address/saved-address-card';
import { addressMessages as words } from '../../messages/addresses';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { openPost } from '../../session/post.server';
import { notices } from '../../session/session.server';
import { ask, need, openSignedInVisit } from '../../session/visit.server';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: words.title });

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const { accounts } = visit.api;
  const { id } = visit.person;
  const { profile, saved } = await promiseHash({
    profile: need(visit, request, accounts.get({ id })),
    saved: need(visit, request, accounts.listAddresses({ id })),
  });
  const { address, city, state, zipCode, country } = profile.data;
  const isComplete = address && city && state && zipCode && country;
  return { own: isComplete ? { address, city, state, zipCode, country } : null, saved: saved.data };
}

export async function action({ request }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openSignedInVisit);
  const own = { id: visit.person.id, addressId: String(form.get('address') ?? '') };
  const { accounts } = visit.api;
  const isRemoved = form.get('intent') === 'remove';
  if (own.addressId === '' || (!isRemoved && form.get('intent') !== 'default'))
    throw new Response(null, { status: 400 });
  const call = isRemoved ? accounts.removeAddress(own) : accounts.makeDefaultAddress(own);
  const answer = await ask(visit, request, call);
  const notice = answer.ok
    ? { tone: 'success' as const, text: answer.value.message }
    : { tone: 'error' as const, text: answer.refusal.errorMessage };
  return seeOther(paths.addresses(), await notices.give(notice));
}

export default function AddressesPage() {
  const { own, saved } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <div className="stack reading">
        <BackLink href={paths.profile()} />
        <PageHeading lead={<p>{words.lead}</p>}>{words.title}</PageHeading>
        <Card as="section" tone="selected" aria-labelledby="default-address">
          <div className="stack" data-gap="small">
            <h2 id="default-address">{words.default}</h2>
            {own ? <AddressLines of={own} /> : <p>{words.none}</p>}
            <p>
              <a href={paths.editAddress()}>
                {words.change}
                <span className="visually-hidden"> the default address</span>
              </a>
            </p>
          </div>
        </Card>
        <section className="stack" aria-labelledby="other-addresses">
          <h2 id="other-addresses">{words.others}</h2>
          {saved.length === 0 ? (
            <p>{words.noOthers}</p>
          ) : (
            <ul className="stack">
              {saved.map((one) => (
                <SavedAddressCard key={one.id} saved={one} />
              ))}
            </ul>
          )}
          <p>
            <ButtonLink href={paths.addAddress()}>{words.add}</ButtonLink>
          </p>
        </section>
      </div>
    </div>
  );
}
