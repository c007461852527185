import type { ComponentPropsWithoutRef } from 'react';
import styles from './strip-mark.module.css';

/** The lateral-flow strip every customer knows: logo, eyebrow, bullet. Decorative only. */
export function StripMark({ className, ...rest }: Omit<ComponentPropsWithoutRef<'svg'>, 'children'>) {
  return (
    <svg
      {...rest}
      className={className ? `${styles.mark} ${className}` : styles.mark}
      viewBox="0 0 44 14"
      aria-hidden="true"
    >
      <rect className={styles.body} x="1" y="1" width="42" height="12" rx="6" />
      <path className={styles.band} d="M24 3h4v8h-4z" />
      <path className={styles.control} d="M32 3h4v8h-4z" />
    </svg>
  );
}
