import { FormNotSent, notSentTitle } from '@larkwell/platform/forms/form-not-sent';
import { loadRefusedForm } from '@larkwell/platform/forms/load-refused-form';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageMeta } from '../../page-meta';

export const handle = { access: 'open' } satisfies RouteHandle;

export const loader = loadRefusedForm;

export const meta: MetaFunction = () => pageMeta({ title: notSentTitle });

export default function FormNotSentPage() {
  return (
    <div className="page">
      <div className="stack reading">
        <FormNotSent {...useLoaderData<typeof loader>()} />
      </div>
    </div>
  );
}
