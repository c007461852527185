import { formTokenField } from '@larkwell/platform/forms/form-token-field';
import { useRouteLoaderData } from '@remix-run/react';
import type { loader } from '../root';

/** The hidden field that stands in for `Origin` in browsers that do not send it. Every form that posts has one. */
export function FormToken() {
  const token = useRouteLoaderData<typeof loader>('root')?.formToken;
  return <input type="hidden" name={formTokenField} value={token} />;
}
