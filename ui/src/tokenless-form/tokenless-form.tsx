import { forwardRef, type ComponentPropsWithoutRef } from 'react';

export interface TokenlessFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'method' | 'noValidate'> {
  /**
   * Whether errors disappear when their field is edited, and the form is sent only once with a busy button. By default
   * true unless the form has an `onSubmit`, which must then handle this.
   */
  extras?: boolean;
}

/**
 * A form that posts with a full page load. The server validates: no browser bubbles. The only place that renders such a
 * form; pages use the platform's `PostForm`, which adds the form token, and components here take it as a child.
 */
export const TokenlessForm = forwardRef<HTMLFormElement, TokenlessFormProps>(function TokenlessForm(
  { extras, ...rest },
  ref,
) {
  // eslint-disable-next-line larkwell/post-form -- every other form is built from this one
  const form = <form {...rest} ref={ref} method="post" noValidate />;
  const hasExtras = extras ?? !rest.onSubmit;
  if (!hasExtras) return form;
  return (
    <submit-once>
      <clear-errors>{form}</clear-errors>
    </submit-once>
  );
});
