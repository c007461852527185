import { parseWithZod } from '@conform-to/zod/v4';
import { readForm } from '@larkwell/platform/forms/read-form';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { BackLink } from '@larkwell/ui/breadcrumb/breadcrumb';
import { Button } from '@larkwell/ui/button/button';
import { fieldProps, summaryErrors } from '@larkwell/ui/conform';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { z } from 'zod';
import { env } from '../../env.server';
import { PostForm } from '../../forms/post-form';
import { usePageForm } from '../../forms/use-page-form';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { AddressFields, addressFormLabels } from '../../places/address-fields';
import { fillPlace, placeFields, shortenZip } from '../../places/find-place.server';
import { getPlaces } from '../../places/places.server';
import { notices } from '../../session/session.server';
import { ask, need, openSignedInVisit } from '../../session/visit.server';
import { orderAddressForm } from './form';

export const meta: MetaFunction = () => pageMeta({ title: 'Change delivery address' });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const call = visit.api.orders.getOrderData({ userId: visit.person.id, id: params.orderId! });
  const { data } = await need(visit, request, call);
  const { email, address, city, state, country, zipCode } = data;
  const places = await getPlaces(visit, request);
  return { orderId: data.orderId, places, start: { email, address, city, state, country, zipCode } };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const form = await readForm(request, env.SESSION_SECRET, visit.session.get('sid'));
  if (form.get('intent') === 'lookup-zip') return fillPlace(visit, form, placeFields);
  shortenZip(form, 'zipCode');
  const submission = parseWithZod(form, { schema: orderAddressForm });
  if (submission.status !== 'success') return replyToForm(submission);
  const change = { ...submission.value, userId: visit.person.id, id: params.orderId! };
  const answer = await ask(visit, request, visit.api.orders.updateOrderData(change));
  if (!answer.ok) return replyToForm(submission, { refusal: answer.refusal });
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
        <ErrorSummary errors={summaryErrors(form, { email: 'Email', ...addressFormLabels })} />
        <BackLink href={paths.orderDetails(orderId)} />
        <h1>Change delivery address</h1>
        <TextInput {...fieldProps(fields.email)} label="Email" type="email" autoComplete="email" />
        <AddressFields
          places={places}
          autoComplete="shipping"
          fields={{
            zip: fields.zipCode,
            street: fields.address,
            city: fields.city,
            state: fields.state,
            country: fields.country,
          }}
        />
        <p>
          <Button name="intent" value="save" busyLabel="LOADING...">
            Save
          </Button>
        </p>
      </PostForm>
    </div>
  );
}
