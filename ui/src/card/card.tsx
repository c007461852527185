import type { HTMLAttributes } from 'react';
import styles from './card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** The rendered element; `article` for something that stands alone, `li` in a list. */
  as?: 'div' | 'article' | 'section' | 'li';
  /**
   * `sunken` for asides such as summaries; `hero` for large panels with whole sections; `selected` for one that stands
   * out.
   */
  tone?: 'surface' | 'sunken' | 'selected' | 'hero';
}

/** A bordered panel. Not a link itself: the heading inside it is. */
export function Card({ as: Element = 'div', tone = 'surface', ...rest }: CardProps) {
  return <Element {...rest} className={styles.card} data-tone={tone} />;
}
