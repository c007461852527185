import { parseWithZod } from '@conform-to/zod/v4';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { BackLink } from '@larkwell/ui/breadcrumb/breadcrumb';
import { Button } from '@larkwell/ui/button/button';
import { fieldProps, summaryErrors } from '@larkwell/ui/conform';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { z } from 'zod';
import { AddressFields } from '../../address/address-fields';
import { addressLabels, errorsByField } from '../../address/address-form';
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
import { orderAddressForm } from './form';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: 'Change delivery address' });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const call = visit.api.orders.getOrderData({ userId: visit.person.id, id: params.orderId! });
  const { data } = await need(visit, request, call);
  if (!data.isAddressEditable) throw redirect(paths.orderDetails(params.orderId!));
  const { email, address, city, zipCode } = data;
  const places = await getPlaces(visit, request);
  return {
    orderId: data.orderId,
    places,
    start: { email, address, city, zipCode, state_id: data.state_id ?? data.state },
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openSignedInVisit);
  if (form.get('intent') === 'lookup-zip') return fillFromZip(visit, form);
  const submission = parseWithZod(form, { schema: orderAddressForm });
  if (submission.status !== 'success') return replyToForm(submission);
  const { email, ...typed } = submission.value;
  const address = addressOf(typed, await getPlaces(visit, request));
  const change = { email, ...address, userId: visit.person.id, id: params.orderId! };
  const answer = await ask(visit, request, visit.api.orders.updateOrderData(change));
  if (!answer.ok) {
    const { refusal } = answer;
    const fieldErrors = refusal.errorData && errorsByField(refusal.errorData);
    return replyToForm(submission, { refusal, fieldErrors });
  }
  const notice = await notices.give({ tone: 'success', text: answer.value.message });
  return seeOther(paths.orderDetails(params.orderId!), notice);
}

export default function OrderAddressPage() {
  const { orderId, places, start } = useLoaderData<typeof loader>();
  const [form, fields] = usePageForm<z.infer<typeof orderAddressForm>>('order-address', start);
  return (
    <div className="page">
      <PostForm className="stack reading">
        {/* Enter presses the first button of a form: without this one, the ZIP look-up. */}
        <button type="submit" hidden tabIndex={-1} />
        <ErrorSummary errors={summaryErrors(form, { email: 'Email', ...addressLabels })} />
        <BackLink href={paths.orderDetails(orderId)} />
        <h1>Change delivery address</h1>
        <TextInput {...fieldProps(fields.email)} label="Email" type="email" autoComplete="email" />
        <AddressFields fields={fields} places={places} kind="shipping " />
        <p>
          <Button name="intent" value="save" busyLabel="LOADING...">
            Save
          </Button>
        </p>
      </PostForm>
    </div>
  );
}
