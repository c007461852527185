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
    applied,
    code,
    error,
    applyIntent = 'apply-coupon',
    removeIntent = 'remove-coupon',
  } = props;
  const { children } = props;
  if (applied) {
    return (
      <TokenlessForm action={action} className={styles.applied}>
        {children}
        <p>
          <Icon name="check" /> <span className="code">{applied.code}</span>{' '}
          {applied.text ?? 'Discount Applied!'}
        </p>
        <Button variant="quiet" size="small" name="intent" value={removeIntent}>
          Remove<span className="visually-hidden"> discount code {applied.code}</span>
        </Button>
      </TokenlessForm>
    );
  }
  return (
    <Details summary="Have a discount code?" open={Boolean(error || code) || undefined}>
      <TokenlessForm action={action} className={styles.form}>
        {children}
        <TextInput
          name="couponCode"
          label="Discount code"
          error={error}
          defaultValue={code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          code
        />
        <Button variant="secondary" size="small" name="intent" value={applyIntent}>
          Apply<span className="visually-hidden"> discount code</span>
        </Button>
      </TokenlessForm>
    </Details>
  );
}
