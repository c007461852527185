import { useWords } from '../words/words';
import styles from './step-bar.module.css';

export interface StepBarProps {
  /** The names of all steps, in order. */
  steps: readonly string[];
  /** The current step, counted from 1. */
  current: number;
  /** Accessible name of the list: "Checkout". */
  label?: string;
}

/** Progress through a journey of known steps, drawn as test strips. Not navigation: nothing in it is a link. */
export function StepBar({ steps, current, label = 'Progress' }: StepBarProps) {
  const words = useWords();
  return (
    <div className={styles.bar}>
      <ol className={styles.list} aria-label={label}>
        {steps.map((step, index) => {
          const state = index + 1 < current ? 'done' : index + 1 === current ? 'current' : 'ahead';
          return (
            <li
              key={step}
              className={styles.step}
              data-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <span className={styles.strip} aria-hidden="true" />
              <span className={styles.name}>
                {index + 1}. {step}
                {state === 'done' ? <span className="visually-hidden">{words.completed}</span> : null}
              </span>
            </li>
          );
        })}
      </ol>
      <p className={styles.compact} aria-hidden="true">
        {words.step(current, steps.length, steps[current - 1] ?? '')}
      </p>
    </div>
  );
}
