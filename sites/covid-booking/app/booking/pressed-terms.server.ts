import { termsField, termsSchema } from '@larkwell/contracts/terms';
import { data } from '@remix-run/node';
import { errorMessages } from '../messages/site';

/** What a posted form was about, or null for a form that does not say: nothing may be done for it. */
export function readTerms(form: FormData): string | null {
  const parsed = termsSchema.safeParse(form.get(termsField));
  return parsed.success ? parsed.data : null;
}

/** Answers a form that does not say what it is about. */
export const refuseWithoutTerms = () => data({ sentence: errorMessages.formTooOld }, { status: 400 });
