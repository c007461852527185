import { TokenlessForm, type TokenlessFormProps } from '@larkwell/ui/tokenless-form/tokenless-form';
import { forwardRef } from 'react';
import { FormToken } from './form-token-input';

/**
 * A form that posts by a whole page load, with its token, once; to this page's own address unless `action` says
 * otherwise (Remix's `Form` would add `?index` to it). The server validates: no browser bubbles.
 */
export const PostForm = forwardRef<HTMLFormElement, TokenlessFormProps>(function PostForm(
  { children, ...rest },
  ref,
) {
  return (
    <TokenlessForm {...rest} ref={ref}>
      <FormToken />
      {children}
    </TokenlessForm>
  );
});
