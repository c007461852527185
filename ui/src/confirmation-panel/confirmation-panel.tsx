import type { ReactNode } from 'react';
import { StripMark } from '../strip-mark/strip-mark';
import { useWords } from '../words/words';
import styles from './confirmation-panel.module.css';

export interface ConfirmationPanelProps {
  /** The page's h1: what happened. */
  title: ReactNode;
  /** "Confirmation code", "Order number". */
  codeLabel?: string;
  /** Set in the typeface that tells 0 from O and 1 from l. */
  code?: string;
  children?: ReactNode;
}

/** Top of a confirmation page. What happens next goes below it, not in it. */
export function ConfirmationPanel({ title, codeLabel, code, children }: ConfirmationPanelProps) {
  const words = useWords();
  return (
    <div className={styles.panel}>
      <StripMark className={styles.mark} />
      <h1>{title}</h1>
      {code ? (
        <p>
          <span className={styles.label}>
            {codeLabel ?? words.confirmationCode}
            <span className="visually-hidden">: </span>
          </span>
          <strong className={styles.code}>{code}</strong>
        </p>
      ) : null}
      {children}
    </div>
  );
}
