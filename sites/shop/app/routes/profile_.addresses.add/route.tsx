import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { BackLink } from '@larkwell/ui/breadcrumb/breadcrumb';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { saveAddress } from '../../address/save-address.server';
import { SavedAddressForm } from '../../address/saved-address-form';
import { addressMessages as words } from '../../messages/addresses';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { getPlaces } from '../../places/places.server';
import { openPost } from '../../session/post.server';
import { openSignedInVisit } from '../../session/visit.server';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: words.addTitle });

export async function loader({ request }: LoaderFunctionArgs) {
  return { places: await getPlaces(await openSignedInVisit(request), request) };
}

export async function action({ request }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openSignedInVisit);
  const { api, person } = visit;
  return saveAddress(visit, request, form, (address) =>
    api.accounts.addAddress({ id: person.id, ...address }),
  );
}

export default function AddAddressPage() {
  const { places } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <div className="stack reading">
        <BackLink href={paths.addresses()} />
        <h1>{words.addTitle}</h1>
        <SavedAddressForm places={places} start={{}} />
      </div>
    </div>
  );
}
