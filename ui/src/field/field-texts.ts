import type { ReactNode } from 'react';
import { describedBy } from './described-by';

/** What every field says. `id` falls back to `name`; hint and error take `<id>-hint` and `<id>-error`. */
export interface FieldTexts {
  name: string;
  id?: string;
  label: ReactNode;
  hint?: ReactNode;
  /** One message, or all that apply (password rules). Empty means no error. */
  error?: string | readonly string[];
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
export function controlAria(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>, extra?: string) {
  const invalid = errorList(error).length > 0;
  return {
    'aria-describedby': describedBy(extra, hint ? `${id}-hint` : null, invalid && `${id}-error`),
    'aria-invalid': invalid || undefined,
  };
}
