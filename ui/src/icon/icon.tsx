import type { ComponentPropsWithoutRef } from 'react';
import styles from './icon.module.css';
import { iconPaths } from './icon-paths';

export type IconName = keyof typeof iconPaths;

export interface IconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** Which drawing. */
  name: IconName;
  /** Only if no text beside it says the same; without a label the icon is hidden from screen readers. */
  label?: string;
}

/** A line icon, as tall as a line of text. */
export function Icon({ name, label, className, ...rest }: IconProps) {
  return (
    <svg
      {...rest}
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 24 24"

      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
