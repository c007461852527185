import type { ComponentPropsWithoutRef } from 'react';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon';
import styles from './tag.module.css';

export type TagTone = 'neutral' | 'success' | 'warning' | 'error' | 'info';

export interface TagProps extends ComponentPropsWithoutRef<'span'> {
  /** What it says about the thing: it decides color and icon. */
  tone?: TagTone;
  /** Replaces the tone's icon if that would mislead: a clock beside a value that is too low. */
  icon?: IconName;
}

const toneIcons: Partial<Record<TagTone, IconName>> = {
  success: 'check',
  warning: 'clock',
  error: 'cross',
  info: 'info',
};

/** A state or a kind in one or two words. Shape and words say it; color only repeats it. */
export function Tag({ tone = 'neutral', icon = toneIcons[tone], children, ...rest }: TagProps) {
  return (
    <span {...rest} className={styles.tag} data-tone={tone}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </span>
  );
}
