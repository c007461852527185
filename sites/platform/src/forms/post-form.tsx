import { FormExtras } from '@larkwell/ui/form-extras/form-extras';
import type { ComponentPropsWithoutRef } from 'react';
import { FormToken } from './form-token-input';

/**
 * A form that posts by a whole page load, with its token, once; to this page's own address unless `action` says
 * otherwise (Remix's `Form` would add `?index` to it). The server validates: no browser bubbles.
 */
export function PostForm({ children, ...rest }: Omit<ComponentPropsWithoutRef<'form'>, 'method'>) {
  return (
    <FormExtras>
      <form {...rest} method="post" noValidate>
        <FormToken />
        {children}
      </form>
    </FormExtras>
  );
}
