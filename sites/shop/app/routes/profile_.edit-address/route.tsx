import { parseWithZod } from '@conform-to/zod/v4';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { BackLink } from '@larkwell/ui/breadcrumb/breadcrumb';
import { summaryErrors } from '@larkwell/ui/conform';
import { Button } from '@larkwell/ui/button/button';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { promiseHash } from 'remix-utils/promise';
import { AddressFields } from '../../address/address-fields';
import { addressForm, addressLabels, errorsByField, type AddressValues } from '../../address/address-form';
import { addressOf } from '../../address/address-of';
import { fillFromZip } from '../../address/fill-from-zip.server';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { getPlaces } from '../../places/places.server';
import { openPost } from '../../session/post.server';
import { notices } from '../../session/session.server';
import { ask, need, openSignedInVisit } from '../../session/visit.server';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: 'Edit address' });

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const { user, places } = await promiseHash({
    user: need(visit, request, visit.api.accounts.get({ id: visit.person.id })),
    places: getPlaces(visit, request),
  });
  const { address, city, state_id, zipCode } = user.data;
  return {
    places,
    start: { address: address ?? '', city: city ?? '', state_id: state_id ?? '', zipCode: zipCode ?? '' },
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openSignedInVisit);
  if (form.get('intent') === 'lookup-zip') return fillFromZip(visit, form);
  const submission = parseWithZod(form, { schema: addressForm });
  if (submission.status !== 'success') return replyToForm(submission);
  const address = addressOf(submission.value, await getPlaces(visit, request));
  const answer = await ask(
    visit,
    request,
    visit.api.accounts.updateProfile({ id: visit.person.id, ...address }),
  );
  if (!answer.ok) {
    const { refusal } = answer;
    return replyToForm(submission, {
      refusal,
      fieldErrors: refusal.errorData && errorsByField(refusal.errorData),
    });
  }
  return seeOther(paths.profile(), await notices.give({ tone: 'success', text: answer.value.message }));
}

export default function EditAddressPage() {
  const { places, start } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<AddressValues>('edit-address', start);
  return (
    <div className="page">
      <div className="stack reading">
        <BackLink href={paths.profile()} />
        <h1>Edit address</h1>
        <PostForm action={paths.editAddress()} className="stack" data-dialog-part="edit-address">
          <button type="submit" name="intent" value="save" hidden tabIndex={-1} />
          <ErrorSummary errors={summaryErrors(form, addressLabels)} />
          <AddressFields fields={fields} places={places} />
          <p>
            <Button name="intent" value="save" busyLabel="LOADING...">
              Save address
            </Button>
          </p>
        </PostForm>
      </div>
    </div>
  );
}
