import type { ReactNode } from 'react';
import styles from './numbered-steps.module.css';

export interface NumberedStep {
  key: string;
  /** A sentence, or a heading with a sentence. */
  content: ReactNode;
  /** Shown above the step in columns, before it on narrow screens. */
  picture?: ReactNode;
}

export interface NumberedStepsProps {
  /** The steps, in order. */
  steps: readonly NumberedStep[];
  /** `columns` puts short steps side by side if there is room. */
  layout?: 'list' | 'columns';
}

/** What to do, in order. The list provides the numbers; the strips around them are decorative. */
export function NumberedSteps({ steps, layout = 'list' }: NumberedStepsProps) {
  return (
    <ol className={styles.steps} data-layout={layout}>
      {steps.map(({ key, content, picture }) => (
        <li key={key} className={styles.step}>
          {picture ? <div className={styles.picture}>{picture}</div> : null}
          <div>{content}</div>
        </li>
      ))}
    </ol>
  );
}
