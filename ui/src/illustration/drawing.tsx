import type { ReactNode } from 'react';
import { categoryKey } from './category-key';
import styles from './drawing.module.css';

interface DrawingProps {
  /** Style of the kind of drawing. */
  kind?: string;
  /** The part of the sprite's drawing to show. */
  viewBox: string;
  /** A category's slug or name, for its hues; unknown ones use the brand green. */
  category?: string;
  /** Only if no text beside it says the same. */
  label?: string;
  /** A class for its size and place. */
  className?: string;
  children: ReactNode;
}

/** The frame of a drawing from the sprite: decorative without a label, an image with one. */
export function Drawing({ kind, viewBox, category, label, className, children }: DrawingProps) {
  return (
    <svg
      className={[styles.drawing, kind, className].filter(Boolean).join(' ')}
      viewBox={viewBox}
      data-category={category === undefined ? undefined : categoryKey(category)}

      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {children}
    </svg>
  );
}
