import { FormNotSent, titleOf } from '@larkwell/platform/forms/form-not-sent';
import { loadRefusedForm } from '@larkwell/platform/forms/load-refused-form';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { siteMessages } from '../../messages/site';
import { PageMain } from '../../page/page-main';

export const handle = { access: 'open' } satisfies RouteHandle;

export const loader = loadRefusedForm;

const tellFault = () => ({ title: siteMessages.faultTitle, text: siteMessages.faultText });

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: siteMessages.title(titleOf(data, tellFault())) },
];

export default function FormNotSentPage() {
  return (
    <PageMain>
      <FormNotSent refused={useLoaderData<typeof loader>()} fault={tellFault()} />
    </PageMain>
  );
}
