import type { ComponentPropsWithoutRef } from 'react';
import control from '../field/control.module.css';
import { Field } from '../field/field';
import { controlAria } from '../field/field-texts';
import type { FieldTexts } from '../field/field-texts';
import type { InputWidth } from '../text-input/text-input';
import styles from './select.module.css';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectProps
  extends FieldTexts, Omit<ComponentPropsWithoutRef<'select'>, keyof FieldTexts | 'className' | 'children'> {
  /** The answers, in order. */
  options: readonly SelectOption[];
  /** First option, with an empty value: "Select a state". */
  placeholder?: string;
  /** About how many characters it shows. */
  width?: InputWidth;
}

/** One of many choices (states, countries). For seven or fewer, use radios. Choosing never submits. */
export function Select(props: SelectProps) {
  const {
    name,
    id = name,
    label,
    hint,
    error,
    optional,
    asHeading,
    options,
    placeholder,
    width,
    ...rest
  } = props;
  const texts = { name, id, label, hint, error, optional, asHeading };
  return (
    <Field {...texts}>
      <select
        {...rest}
        {...controlAria(id, texts, rest['aria-describedby'])}
        id={id}
        name={name}
        className={`${control.control} ${styles.select}`}
        data-width={width}
      >
        {placeholder ? <option value="">{placeholder}</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
