import type { ReactNode } from 'react';
import { describedBy } from './described-by';

/** The texts beside a control. The props table on its Storybook page lists each one, so none is omitted. */
export interface FieldNotes {
  /** Shown between label and control, and announced with the control. */
  hint?: ReactNode;
  /** One message, or several (password rules). Empty means no error. */
  error?: string | readonly string[];
}

/** Field texts with a name and a label. `id` defaults to `name`; hint and error get `<id>-hint` and `<id>-error`. */
export interface NamedFieldNotes extends FieldNotes {
  /** The name the answer is posted under. */
  name: string;
  /** Defaults to the name. Errors link to it. */
  id?: string;
  /** The question, always visible. */
  label: ReactNode;
}

/** The props of every field. */
export interface FieldTexts extends NamedFieldNotes {
  /** Adds "(optional)" to the label. Say once on the page that everything else is required. */
  optional?: boolean;
  /** The label is the page's question: large, and the page's only h1. */
  asHeading?: boolean;
}

/** Messages as a list, from any accepted shape. */
export function errorList(error: FieldTexts['error']): readonly string[] {
  if (!error) return [];
  return typeof error === 'string' ? [error] : error;
}

/** Attributes that tie a control, or a fieldset, to its hint and error. */
export function controlAria(id: string, { hint, error }: FieldNotes, extra?: string) {
  const invalid = errorList(error).length > 0;
  return {
    'aria-describedby': describedBy(extra, hint ? `${id}-hint` : null, invalid && `${id}-error`),
    'aria-invalid': invalid || undefined,
  };
}
