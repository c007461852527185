import type { ReactNode } from 'react';
import control from '../field/control.module.css';
import { Field } from '../field/field';
import { controlAria } from '../field/field-texts';
import type { FieldTexts } from '../field/field-texts';
import styles from './password-input.module.css';

export interface PasswordInputProps extends FieldTexts {
  /** `new` to choose a password, `current` to enter one: password managers rely on it. */
  kind: 'new' | 'current';
  /** The rules of a new password, listed before the field. */
  rules?: readonly ReactNode[];
}

/**
 * A password. Paste is allowed and the page sets no maximum length; the Show button appears if script can handle it.
 */
export function PasswordInput({ kind, rules, ...texts }: PasswordInputProps) {
  const { name, id = name, hint } = texts;
  const rulesAndHint =
    rules || hint ? (
      <>
        {hint}
        {rules ? (
          <ul>
            {rules.map((rule, index) => (
              <li key={index}>{rule}</li>
            ))}
          </ul>
        ) : null}
      </>
    ) : undefined;
  return (
    <Field {...texts} hint={rulesAndHint}>
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
