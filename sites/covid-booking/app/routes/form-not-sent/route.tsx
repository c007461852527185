import { FormNotSent, notSentTitle } from '@larkwell/platform/forms/form-not-sent';
import { loadRefusedForm } from '@larkwell/platform/forms/load-refused-form';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { siteMessages } from '../../messages/site';
import { PageMain } from '../../page/page-main';

export const handle = { access: 'open' } satisfies RouteHandle;

export const loader = loadRefusedForm;

export const meta: MetaFunction = () => [{ title: siteMessages.title(notSentTitle) }];

export default function FormNotSentPage() {
  return (
    <PageMain>
      <FormNotSent {...useLoaderData<typeof loader>()} />
    </PageMain>
  );
}
