import { FormExtras } from '@larkwell/ui/form-extras/form-extras';
import { Form, type FormProps } from '@remix-run/react';
import { FormToken } from './form-token';

/** A form that posts by a whole page load, with its token. The server validates: no browser bubbles. */
export function PostForm({ children, ...rest }: Omit<FormProps, 'method' | 'reloadDocument'>) {
  return (
    <FormExtras>
      <Form {...rest} method="post" reloadDocument noValidate>
        <FormToken />
        {children}
      </Form>
    </FormExtras>
  );
}
