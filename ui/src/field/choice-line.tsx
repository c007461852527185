import type { ReactNode } from 'react';
import styles from './choice.module.css';
import { choiceHintId } from './described-by';

/** One radio or checkbox of a group. */
export interface Choice {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  /**
   * One simple follow-up question, shown while this choice is selected. Only CSS hides it, so its legend must make
   * sense alone, and the server ignores answers of branches that were not chosen.
   */
  reveal?: ReactNode;
}

interface ChoiceLineProps {
  /** Id of the control; its label points to it. */
  id: string;
  /** Id of the hint, for a control that is not one of a group. */
  hintId?: string;
  /** Its value and texts. */
  choice: Choice;
  children: ReactNode;
}

/** Control, label, hint and what the choice reveals. */
export function ChoiceLine({ id, hintId = choiceHintId(id), choice, children }: ChoiceLineProps) {
  return (
    <>
      <div className={styles.choice}>
        {children}
        <label htmlFor={id}>{choice.label}</label>
        {choice.hint ? (
          <div id={hintId} className={styles.hint}>
            {choice.hint}
          </div>
        ) : null}
      </div>
      {choice.reveal ? <div className={styles.reveal}>{choice.reveal}</div> : null}
    </>
  );
}
