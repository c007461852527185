import type { ReactNode } from 'react';
import control from '../field/control.module.css';
import { Field } from '../field/field';
import type { FieldNotes } from '../field/field-texts';
import { useWords } from '../words/words';
import styles from './card-field.module.css';

export interface CardFieldProps extends FieldNotes {
  /** Ties label, hint and error to the field. */
  id: string;
  /** The question; the provider draws only the inputs. */
  label?: string;
  /** The card provider's element, mounted in this frame with its own input. */
  children?: ReactNode;
  /** True while the provider's field has focus; the provider draws no focus ring. */
  focused?: boolean;
  /** While the payment is being made. */
  disabled?: boolean;
}

const brands = ['Visa', 'Mastercard', 'Amex'];

/** The frame around a card provider's field: label, accepted cards, and the provider's message under the field. */
export function CardField({ id, label, hint, error, children, focused, disabled }: CardFieldProps) {
  const words = useWords();
  return (
    <Field
      name={id}
      id={id}
      label={label ?? words.cardDetails}
      hint={hint}
      error={error}
      errorRole="alert"
      beside={
        <ul className={styles.brands} aria-label={words.weAccept}>
          {brands.map((brand) => (
            <li key={brand}>{brand}</li>
          ))}
        </ul>
      }
    >
      <div
        className={`${control.control} ${styles.frame}`}
        data-focused={focused || undefined}
        data-invalid={error ? true : undefined}
        data-disabled={disabled || undefined}
      >
        {children}
      </div>
    </Field>
  );
}
