import { TokenlessForm, type TokenlessFormProps } from '@larkwell/ui/tokenless-form/tokenless-form';
import { forwardRef } from 'react';
import { FormToken } from './form-token-input';

/**
 * A form that posts with a full page load, with its token, only once; to this page's own address unless `action` is
 * given (Remix's `Form` would add `?index`). The server validates: no browser bubbles.
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
