import type { FieldMetadata, FormMetadata } from '@conform-to/react';
import type { DatePart, DatePartsProps } from '../date-parts/date-parts';
import type { SummaryError } from '../error-summary/error-summary';

/* Types only: this import adds none of conform to a page. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- conform's own default for "any form"
type AnyForm = any;
type Field<Schema> = FieldMetadata<Schema, AnyForm>;

const partNames: readonly DatePart[] = ['month', 'day', 'year'];

/** Id, name, typed value and errors of a text, select or radio field. */
export function fieldProps(meta: Field<AnyForm>) {
  return {
    id: meta.id,
    name: meta.name as string,
    defaultValue: meta.initialValue as string | undefined,
    error: meta.errors,
  };
}

/** For fields whose value is never sent back: passwords, Social Security numbers, files. */
export function secretFieldProps(meta: Field<AnyForm>) {
  return { id: meta.id, name: meta.name as string, error: meta.errors };
}

/** For a single checkbox. `value` is what the box posts. */
export function checkboxProps(meta: Field<AnyForm>, value = 'on') {
  return { ...secretFieldProps(meta), value, defaultChecked: meta.initialValue === value };
}

/** For several checkboxes with one name. */
export function checkboxGroupProps(meta: Field<AnyForm>) {
  const ticked = meta.initialValue as string | readonly string[] | undefined;
  return {
    ...secretFieldProps(meta),
    defaultValue: typeof ticked === 'string' ? [ticked] : (ticked ?? []),
  };
}

/** For a date in three parts: errors of the date and its parts, and which parts are wrong. */
export function dateProps(
  meta: Field<AnyForm>,
): Pick<DatePartsProps, 'id' | 'name' | 'defaultValue' | 'error' | 'wrongParts'> {
  const ofParts = partNames.filter((part) => meta.allErrors[`${meta.name}.${part}`]);
  const errors = Object.values(meta.allErrors).flat();
  return {
    id: meta.id,
    name: meta.name as string,
    defaultValue: meta.initialValue as DatePartsProps['defaultValue'],
    error: [...new Set(errors)],
    wrongParts: ofParts.length > 0 ? ofParts : undefined,
  };
}

/** The id that the components give the control of a field name. */
function controlId(formId: string, name: string) {
  return `${formId}-${name}`.replace(/\.month$/, '').replace(/\.(day|year)$/, '-$1');
}

/**
 * Lines of the error summary in the order of `labels`, each "Label: message". Labels are keyed by field name; a field
 * without a label shows only its message; a part of a date has its date's. Errors of the form itself come first, without a link.
 */
export function summaryErrors(
  form: Pick<FormMetadata<AnyForm>, 'id' | 'allErrors'>,
  labels: Readonly<Record<string, string>>,
): SummaryError[] {
  const order = Object.keys(labels);
  const labeled = (name: string) => (labels[name] ? name : name.replace(/\.(month|day|year)$/, ''));
  const place = (name: string) => {
    const index = order.indexOf(labeled(name));
    return name === '' ? -1 : index < 0 ? order.length : index;
  };
  return Object.entries(form.allErrors as Record<string, string[]>)
    .sort(([one], [other]) => place(one) - place(other))
    .flatMap(([name, messages]) =>
      messages.map((message) => ({
        id: name === '' ? undefined : controlId(form.id, name),
        text: labels[labeled(name)] ? `${labels[labeled(name)]}: ${message}` : message,
      })),
    );
}
