import { forwardRef, type ComponentPropsWithoutRef } from 'react';

export interface TokenlessFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'method' | 'noValidate'> {
  /**
   * Whether errors go when their field is edited, and the form is sent once, its button saying so. Left out, it is so
   * unless the form has an `onSubmit`, which then sees to it itself.
   */
  extras?: boolean;
}

/**
 * A form that posts by a whole page load. The server validates: no browser bubbles. The one place that writes such a
 * form; pages use the platform's `PostForm`, which adds the form token, and components here take it as a child.
 */
export const TokenlessForm = forwardRef<HTMLFormElement, TokenlessFormProps>(function TokenlessForm(
  { extras, ...rest },
  ref,
) {
  // eslint-disable-next-line larkwell/post-form -- every other form is made of this one
  const form = <form {...rest} ref={ref} method="post" noValidate />;
  const hasExtras = extras ?? !rest.onSubmit;
  if (!hasExtras) return form;
  return (
    <submit-once>
      <clear-errors>{form}</clear-errors>
    </submit-once>
  );
});
