import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Details } from '../details/details';
import styles from './kept-answer.module.css';

export interface KeptAnswerProps {
  /** What is kept: "Social Security number". */
  label: string;
  /** Enough of it to recognize it, never the answer itself: "•••-••-6789". */
  sign?: string;
  /** Posted as `intent` to delete it. */
  removeIntent: string;
  /** Opens the field at once: something is wrong with what was typed into it. */
  open?: boolean;
  /** The field that replaces it. Left empty, the answer stays. */
  children: ReactNode;
}

/** An answer that is kept and never shown again: that it is there, a field to change it, and a button to remove it. */
export function KeptAnswer({ label, sign, removeIntent, open, children }: KeptAnswerProps) {
  return (
    <div className={styles.kept}>
      <p>
        <strong>{label}</strong>: We have it{sign ? ' ' : ''}
        {sign ? <span className="code">{sign}</span> : null}
      </p>
      <Details
        open={open}
        summary={
          <>
            Change<span className="visually-hidden"> {label}</span>
          </>
        }
      >
        {children}
      </Details>
      <div>
        <Button variant="secondary" size="small" name="intent" value={removeIntent} formNoValidate>
          Remove<span className="visually-hidden"> {label}</span>
        </Button>
      </div>
    </div>
  );
}
