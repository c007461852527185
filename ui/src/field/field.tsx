import type { ReactNode } from 'react';
import { describedBy } from './described-by';
import { errorList } from './field-texts';
import type { FieldTexts } from './field-texts';
import { useWords } from '../words/words';
import styles from './field.module.css';

interface FieldProps extends FieldTexts {
  /** The control. */
  children: ReactNode;
}

interface Notes {
  id: string;
  hint?: ReactNode;
  error?: FieldTexts['error'];
  /** `alert` if the error cannot describe the control, because it is in another page's frame. */
  errorRole?: 'alert';
}

/** Hint and error in their places, each rendered only if there is one. */
function HintAndError({ id, hint, error, errorRole }: Notes) {
  const errors = errorList(error);
  const words = useWords();
  return (
    <>
      {hint ? (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      ) : null}
      {errors.length > 0 ? (
        <div id={`${id}-error`} className={styles.error} role={errorRole} data-field-error>
          {errors.map((message) => (
            <p key={message}>
              <span className="visually-hidden">{words.error}</span>
              {message}
            </p>
          ))}
        </div>
      ) : null}
    </>
  );
}

function Optional({ optional }: { optional?: boolean }) {
  const words = useWords();
  return optional ? <span className={styles.optional}>{words.optional}</span> : null;
}

/** Anatomy of a field with one control: group, label, hint, error, control. */
export function Field({
  name,
  id = name,
  label,
  hint,
  error,
  errorRole,
  optional,
  asHeading,
  beside,
  children,
}: FieldProps &
  Pick<Notes, 'errorRole'> & {
    /** Stands in the row of the label. */
    beside?: ReactNode;
  }) {
  const text = (
    <label htmlFor={id} className={styles.label}>
      {label}
      <Optional optional={optional} />
    </label>
  );
  const withBeside = beside ? (
    <div className="cluster" data-justify="between">
      {text}
      {beside}
    </div>
  ) : (
    text
  );
  return (
    <div className={styles.group} data-field={name} data-invalid={errorList(error).length > 0 || undefined}>
      {asHeading ? <h1 className={styles.heading}>{text}</h1> : withBeside}
      <HintAndError id={id} hint={hint} error={error} errorRole={errorRole} />
      {children}
    </div>
  );
}

/** Anatomy of a field with several controls (radios, checkboxes, date parts): fieldset and legend. */
export function FieldGroup({
  name,
  id = name,
  label,
  hint,
  error,
  optional,
  asHeading,
  children,
}: FieldProps) {
  const invalid = errorList(error).length > 0;
  return (
    <fieldset
      id={`${id}-group`}
      className={styles.group}
      data-field={name}
      data-invalid={invalid || undefined}
      aria-describedby={describedBy(hint ? `${id}-hint` : null, invalid && `${id}-error`)}
    >
      <legend className={styles.label}>
        {asHeading ? (
          <h1 className={styles.heading}>{label}</h1>
        ) : (
          <>
            {label}
            <Optional optional={optional} />
          </>
        )}
      </legend>
      <HintAndError id={id} hint={hint} error={error} />
      {children}
    </fieldset>
  );
}

/** Anatomy of a field whose control has its own label (a single checkbox): group, error, control. */
export function UnlabeledField({
  name,
  id = name,
  error,
  children,
}: Pick<FieldProps, 'name' | 'id' | 'error' | 'children'>) {
  return (
    <div className={styles.group} data-field={name} data-invalid={errorList(error).length > 0 || undefined}>
      <HintAndError id={id} error={error} />
      {children}
    </div>
  );
}
