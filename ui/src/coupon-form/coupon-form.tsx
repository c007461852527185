import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Details } from '../details/details';
import { Icon } from '../icon/icon';
import { TextInput } from '../text-input/text-input';
import { TokenlessForm } from '../tokenless-form/tokenless-form';
import styles from './coupon-form.module.css';

export interface CouponFormProps {
  /** Where the form posts; by default this page. */
  action?: string;
  /** Id of another form on the page that sends the code together with what is typed there, in place of its own. */
  form?: string;
  /** Id of the field. */
  id?: string;
  /** The applied code. */
  applied?: { code: string; text?: ReactNode };
  /** The typed code, shown again beside its error. */
  code?: string;
  /** Why the code was refused. */
  error?: string;
  /** Posted as `intent` by Apply. */
  applyIntent?: string;
  /** Posted as `intent` by Remove. */
  removeIntent?: string;
  /** Hidden inputs to post with it. */
  children?: ReactNode;
}

/** A discount code. Starts closed: an empty code field makes people leave to look for one. */
export function CouponForm(props: CouponFormProps) {
  const {
    action,
    form,
    id,
    applied,
    code,
    error,
    applyIntent = 'apply-coupon',
    removeIntent = 'remove-coupon',
  } = props;
  const { children } = props;
  if (applied) {
    return (
      <Frame action={action} form={form} className={styles.applied}>
        {children}
        <p>
          <Icon name="check" /> <span className="code">{applied.code}</span>{' '}
          {applied.text ?? 'Discount Applied!'}
        </p>
        <Button variant="quiet" size="small" name="intent" value={removeIntent} form={form}>
          Remove<span className="visually-hidden"> discount code {applied.code}</span>
        </Button>
      </Frame>
    );
  }
  return (
    <Details summary="Have a discount code?" open={Boolean(error || code) || undefined}>
      <Frame action={action} form={form} className={styles.form}>
        {children}
        <TextInput
          id={id}
          form={form}
          name="couponCode"
          label="Discount code"
          error={error}
          defaultValue={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          code
        />
        <Button variant="secondary" size="small" name="intent" value={applyIntent} form={form}>
          Apply<span className="visually-hidden"> discount code</span>
        </Button>
      </Frame>
    </Details>
  );
}

type FrameProps = Pick<CouponFormProps, 'action' | 'form' | 'children'> & { className?: string };

/** The form of its own, or nothing but its look where another form sends the code. */
function Frame({ action, form, className, children }: FrameProps) {
  if (form !== undefined) return <div className={className}>{children}</div>;
  return (
    <TokenlessForm action={action} className={className}>
      {children}
    </TokenlessForm>
  );
}
