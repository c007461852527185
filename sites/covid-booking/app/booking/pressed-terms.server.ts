import { termsField, termsSchema } from '@larkwell/contracts/terms';
import { data } from '@remix-run/node';
import { errorMessages } from '../messages/site';

/** The terms a posted form was about; null for a form without them, which must have no effect. */
export function readTerms(form: FormData): string | null {
  const parsed = termsSchema.safeParse(form.get(termsField));
  return parsed.success ? parsed.data : null;
}

/** Answers a form that does not say what it is about. */
export const refuseWithoutTerms = () => data({ sentence: errorMessages.formTooOld }, { status: 400 });
