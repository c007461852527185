import type { ReactNode } from 'react';
import { describedBy } from './described-by';

/** What is said beside a control. The table of props on its page reads this name by name, so nothing is left out of it. */
export interface FieldNotes {
  /** Stands between label and control, and is read with the control. */
  hint?: ReactNode;
  /** One message, or all that apply (password rules). Empty means no error. */
  error?: string | readonly string[];
}

/** Notes with a name and a label. `id` falls back to `name`; hint and error take `<id>-hint` and `<id>-error`. */
export interface NamedFieldNotes extends FieldNotes {
  /** What the answer is posted as. */
  name: string;
  /** The name, when left out. Errors link to it. */
  id?: string;
  label: ReactNode;
}

/** What every field says. */
export interface FieldTexts extends NamedFieldNotes {
  /** Prints "(optional)" after the label. Say once on the page that everything else is required. */
  optional?: boolean;
  /** The label is the page's question: drawn large, printed as its only h1. */
  asHeading?: boolean;
}

/** Messages as a list, whatever shape the caller had. */
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
