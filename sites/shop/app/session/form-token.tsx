import { formTokenField } from '@larkwell/platform/forms/form-token-field';
import { useRouteLoaderData } from '@remix-run/react';
import type { loader } from '../root';

/** The hidden field that every form that changes something carries, for browsers that name no origin. */
export function FormToken() {
  const token = useRouteLoaderData<typeof loader>('root')?.formToken;
  return token ? <input type="hidden" name={formTokenField} value={token} /> : null;
}
