import { FormNotSent, titleOf } from '@larkwell/platform/forms/form-not-sent';
import { loadRefusedForm } from '@larkwell/platform/forms/load-refused-form';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import type { MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { pageMessages } from '../../messages/pages';
import { pageMeta } from '../../page-meta';

export const handle = { access: 'open' } satisfies RouteHandle;

export const loader = loadRefusedForm;

const fault = { title: pageMessages.fault, text: pageMessages.faultText };

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: titleOf(data, fault) });

export default function FormNotSentPage() {
  return (
    <div className="page">
      <div className="stack reading">
        <FormNotSent refused={useLoaderData<typeof loader>()} fault={fault} />
      </div>
    </div>
  );
}
