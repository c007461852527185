import type { ComponentPropsWithoutRef } from 'react';
import control from '../field/control.module.css';
import { Field } from '../field/field';
import { controlAria } from '../field/field-texts';
import type { FieldTexts } from '../field/field-texts';

export interface TextareaProps
  extends FieldTexts, Omit<ComponentPropsWithoutRef<'textarea'>, keyof FieldTexts | 'className'> {}

/** Several lines of text. */
export function Textarea(props: TextareaProps) {
  const { name, id = name, label, hint, error, optional, asHeading, ...rest } = props;
  const texts = { name, id, label, hint, error, optional, asHeading };
  return (
    <Field {...texts}>
      <textarea
        rows={5}
        {...rest}
        {...controlAria(id, texts, rest['aria-describedby'])}
        id={id}
        name={name}
        className={control.control}
      />
    </Field>
  );
}
