import type { ComponentPropsWithoutRef } from 'react';
import control from '../field/control.module.css';
import { Field } from '../field/field';
import { controlAria } from '../field/field-texts';
import type { FieldTexts } from '../field/field-texts';

/** Expected length in characters, which sets the width of the box. Full width by default. */
export type InputWidth = 2 | 4 | 5 | 10 | 20;

export interface TextInputProps
  extends FieldTexts, Omit<ComponentPropsWithoutRef<'input'>, keyof FieldTexts | 'className' | 'width'> {
  /** About how many characters it shows, if the answer has a known length. */
  width?: InputWidth;
  /** Ids and codes, in the typeface that tells 0 from O. */
  code?: boolean;
}

/** One line of text. No `required`, no pattern: the server checks and says what is wrong. */
export function TextInput(props: TextInputProps) {
  const { name, id = name, label, hint, error, optional, asHeading, width, code, ...rest } = props;
  const texts = { name, id, label, hint, error, optional, asHeading };
  return (
    <Field {...texts}>
      <input
        type="text"
        {...rest}
        {...controlAria(id, texts, rest['aria-describedby'])}
        id={id}
        name={name}
        className={control.control}
        data-width={width}
        data-code={code || undefined}
      />
    </Field>
  );
}
