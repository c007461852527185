import type { ReactNode } from 'react';
import { ChoiceLine } from '../field/choice-line';
import { UnlabeledField } from '../field/field';
import { controlAria } from '../field/field-texts';
import type { NamedFieldNotes } from '../field/field-texts';

export interface CheckboxProps extends NamedFieldNotes {
  /** Posted if checked. */
  value?: string;
  /** Whether the box starts checked. */
  defaultChecked?: boolean;
  /** One follow-up question, shown while the box is checked. */
  reveal?: ReactNode;
  /** Only while the answer cannot be given; say why in the hint. */
  disabled?: boolean;
}

/** One statement to agree to, or one thing to turn on. The label is the statement. */
export function Checkbox({ value = 'on', defaultChecked, reveal, disabled, ...texts }: CheckboxProps) {
  const { name, id = name, label, hint, error } = texts;
  return (
    <UnlabeledField name={name} id={id} error={error}>
      <ChoiceLine id={id} hintId={`${id}-hint`} choice={{ value, label, hint, reveal }}>
        <input
          {...controlAria(id, { hint, error })}
          id={id}
          name={name}
          type="checkbox"
          value={value}
          defaultChecked={defaultChecked}
          disabled={disabled}
        />
      </ChoiceLine>
    </UnlabeledField>
  );
}
