import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Details } from '../details/details';
import { useWords } from '../words/words';
import styles from './kept-answer.module.css';

export interface KeptAnswerProps {
  /** Name of the saved answer: "Social Security number". */
  label: string;
  /** Enough to recognize the answer, never all of it: "•••-••-6789". */
  sign?: string;
  /** Posted as `intent` to delete it. */
  removeIntent: string;
  /** Starts with the field open, because its new value was invalid. */
  open?: boolean;
  /** The field that replaces the answer. If left empty, the answer stays. */
  children: ReactNode;
}

/**
 * A saved answer that is never shown again: says that it exists, with a field to change it and a button to remove it.
 */
export function KeptAnswer({ label, sign, removeIntent, open, children }: KeptAnswerProps) {
  const words = useWords();
  return (
    <div className={styles.kept}>
      <p>
        <strong>{label}</strong>: {words.weHaveIt}
        {sign ? ' ' : ''}
        {sign ? <span className="code">{sign}</span> : null}
      </p>
      <Details
        open={open}
        summary={
          <>
            {words.change}
            <span className="visually-hidden"> {label}</span>
          </>
        }
      >
        {children}
      </Details>
      <div>
        <Button variant="secondary" size="small" name="intent" value={removeIntent} formNoValidate>
          {words.remove}
          <span className="visually-hidden"> {label}</span>
        </Button>
      </div>
    </div>
  );
}
