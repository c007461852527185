import { formTokenField } from '@larkwell/platform/forms/form-token-field';
import { Form, useRouteLoaderData, type FormProps } from '@remix-run/react';
import type { loader } from '../root';

/** A form that posts by a whole page load, with the token that browsers without `Origin` need. The server validates: no browser bubbles. */
export function PostForm({ children, ...rest }: Omit<FormProps, 'method' | 'reloadDocument'>) {
  const token = useRouteLoaderData<typeof loader>('root')?.formToken;
  return (
    <Form {...rest} method="post" reloadDocument noValidate>
      <input type="hidden" name={formTokenField} value={token} />
      {children}
    </Form>
  );
}
