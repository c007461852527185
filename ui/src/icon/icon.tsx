import type { ComponentPropsWithoutRef } from 'react';
import styles from './icon.module.css';
import { iconPaths } from './icon-paths';

export type IconName = keyof typeof iconPaths;

export interface IconProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  name: IconName;
  /** Only where no text beside it says the same; without it the picture is hidden from screen readers. */
  label?: string;
}

/** A line icon, one text line high. */
export function Icon({ name, label, className, ...rest }: IconProps) {
  return (
    <svg
      {...rest}
      className={className ? `${styles.icon} ${className}` : styles.icon}
      viewBox="0 0 24 24"
      focusable="false"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
