import { TextInput } from '../text-input/text-input';
import type { FieldNotes } from '../field/field-texts';
import styles from './ssn-input.module.css';

export interface SsnInputProps extends FieldNotes {
  name: string;
  id?: string;
  label?: string;
  /** The last four digits of a number that is already kept; shown masked. The number itself never comes back. */
  storedLastFour?: string;
}

/** Social Security number, dashes and spaces allowed. What was typed is never printed into a page again. */
export function SsnInput({ label = 'Social Security number', storedLastFour, ...rest }: SsnInputProps) {
  return (
    <div className={styles.ssn}>
      {storedLastFour ? (
        <p>
          We have <span className="code">•••-••-{storedLastFour}</span>. Leave the field empty to keep it.
        </p>
      ) : null}
      <TextInput
        {...rest}
        label={label}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        width={10}
        code
      />
    </div>
  );
}
