import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { BackLink } from '@larkwell/ui/breadcrumb/breadcrumb';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { promiseHash } from 'remix-utils/promise';
import { saveAddress } from '../../address/save-address.server';
import { SavedAddressForm } from '../../address/saved-address-form';
import { addressMessages as words } from '../../messages/addresses';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { getPlaces } from '../../places/places.server';
import { openPost } from '../../session/post.server';
import { need, openSignedInVisit } from '../../session/visit.server';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: words.changeTitle });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const { saved, places } = await promiseHash({
    saved: need(visit, request, visit.api.accounts.listAddresses({ id: visit.person.id })),
    places: getPlaces(visit, request),
  });
  const found = saved.data.find(({ id }) => id === params.id);
  if (!found) throw new Response(null, { status: 404 });
  const { address, city, state_id, zipCode } = found;
  return { places, start: { address, city, state_id, zipCode } };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openSignedInVisit);
  const own = { id: visit.person.id, addressId: params.id! };
  return saveAddress(visit, request, form, (address) =>
    visit.api.accounts.changeAddress({ ...own, ...address }),
  );
}

export default function ChangeAddressPage() {
  const { places, start } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <div className="stack reading">
        <BackLink href={paths.addresses()} />
        <h1>{words.changeTitle}</h1>
        <SavedAddressForm places={places} start={start} />
      </div>
    </div>
  );
}
