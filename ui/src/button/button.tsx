import type { ComponentPropsWithoutRef } from 'react';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'danger' | 'quiet';
export type ButtonSize = 'normal' | 'small';

interface ButtonLook {
  /** At most one `primary` per page; `danger` only for actions that cannot be undone. */
  variant?: ButtonVariant;
  /** `small` beside another control; the target stays as tall. */
  size?: ButtonSize;
  /** Full width, for narrow columns. */
  wide?: boolean;
  /** For an icon with a visually hidden name. */
  round?: boolean;
}

export interface ButtonProps extends ButtonLook, ComponentPropsWithoutRef<'button'> {
  /** Text while the form is being sent, shown by `submit-once`; without script the label stays. */
  busyLabel?: string;
}

/** Performs an action; to go somewhere, use `ButtonLink`. Submits unless `type` is given. */
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
  /** Where the link leads. */
  href: string;
}

/** A link that looks like a button, for the next step of a journey. */
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
