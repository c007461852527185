import type { HTMLAttributes } from 'react';
import styles from './card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** The element printed; `article` for something that stands alone, `li` in a list. */
  as?: 'div' | 'article' | 'section' | 'li';
  /** `sunken` for asides such as summaries; `hero` for the one large panel at the top of a page. */
  tone?: 'surface' | 'sunken' | 'hero';
}

/** A bordered panel. Not a link itself: the heading inside it is. */
export function Card({ as: Element = 'div', tone = 'surface', ...rest }: CardProps) {
  return <Element {...rest} className={styles.card} data-tone={tone} />;
}
