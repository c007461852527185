import control from '../field/control.module.css';
import { Field } from '../field/field';
import { controlAria } from '../field/field-texts';
import type { FieldTexts } from '../field/field-texts';
import styles from './password-input.module.css';

export interface PasswordInputProps extends FieldTexts {
  /** `new` to choose a password, `current` to enter one: password managers rely on it. */
  kind: 'new' | 'current';
  /** The rules of a new password, listed before the field. */
  rules?: readonly PasswordRule[];
  /** The id of the password that this one repeats, and what is said if they differ. */
  repeats?: { id: string; mismatch: string };
}

/** A rule, and the regular expression that a password keeping it matches. */
export interface PasswordRule {
  message: string;
  pattern: string;
}

/**
 * A password. Paste is allowed and the page sets no maximum length; the Show button appears if script can handle it.
 * With script, rules are checked while typing and before sending, so that nothing typed is lost.
 */
export function PasswordInput({ kind, rules, repeats, ...texts }: PasswordInputProps) {
  const { name, id = name, hint } = texts;
  const rulesAndHint =
    rules || hint ? (
      <>
        {hint}
        {rules ? (
          <password-rules data-input={id}>
            <ul>
              {rules.map(({ message, pattern }) => (
                <li key={message} className={styles.rule} data-pattern={pattern}>
                  <span className="visually-hidden">Missing: </span>
                  {message}
                </li>
              ))}
            </ul>
          </password-rules>
        ) : null}
      </>
    ) : undefined;
  return (
    <Field {...texts} hint={rulesAndHint}>
      {repeats ? (
        <password-rules data-input={id} data-repeats={repeats.id}>
          <p role="alert" className={styles.rule} data-pattern="">
            {repeats.mismatch}
          </p>
        </password-rules>
      ) : null}
      <show-password class={styles.row}>
        <input
          {...controlAria(id, { hint: rulesAndHint, error: texts.error })}
          id={id}
          name={name}
          type="password"
          autoComplete={kind === 'new' ? 'new-password' : 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          className={control.control}
        />
        <button type="button" hidden className={styles.toggle} aria-controls={id}>
          Show<span className="visually-hidden"> password</span>
        </button>
      </show-password>
    </Field>
  );
}
