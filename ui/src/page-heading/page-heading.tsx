import type { ReactNode } from 'react';
import { StripMark } from '../strip-mark/strip-mark';
import styles from './page-heading.module.css';

export interface PageHeadingProps {
  children: ReactNode;
  /** A short line above, with the strip: "Step 2 of 4", "CAP and CLIA certified labs". */
  eyebrow?: ReactNode;
  /** One or two sentences below. */
  lead?: ReactNode;
  /** Use 2 for section headings inside a page. */
  level?: 1 | 2;
}

/** The page's only h1, with its eyebrow and lead. */
export function PageHeading({ children, eyebrow, lead, level = 1 }: PageHeadingProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.heading}>
      {eyebrow ? (
        <p className={styles.eyebrow}>
          <StripMark /> {eyebrow}
        </p>
      ) : null}
      <Heading>{children}</Heading>
      {lead ? <div className={styles.lead}>{lead}</div> : null}
    </div>
  );
}
