import type { ComponentPropsWithoutRef } from 'react';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet';
export type ButtonSize = 'normal' | 'small';

interface ButtonLook {
  /** One primary action a page; `danger` only for what cannot be undone. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Fills the line, for narrow columns. */
  wide?: boolean;
  /** Holds an icon and a visually hidden name. */
  round?: boolean;
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithoutRef<'button'> {
  /** Text while the form is on its way, shown by `submit-once`; without script the label stays. */
  busyLabel?: string;
}

/** Does something. Goes somewhere? Use `ButtonLink`. Submits unless `type` says otherwise. */
export function Button({
  variant = 'primary',
  size = 'normal',
  wide,
  round,
  busyLabel,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="submit"
      {...rest}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-round={round || undefined}
      data-busy-label={busyLabel}
    />
  );
}

export interface ButtonLinkProps extends ButtonLook, ComponentPropsWithoutRef<'a'> {
  href: string;
}

/** A link with the weight of a button: the next step of a journey. */
export function ButtonLink({
  variant = 'primary',
  size = 'normal',
  wide,
  round,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a
      {...rest}
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-round={round || undefined}
    >
      {children}
    </a>
  );
}
