import { termsField, termsSchema } from '@larkwell/contracts/terms';

/**
 * The terms that a form's page showed. @throws Response 400 for a form without them, since it is unknown what was
 * agreed to
 */
export function readAgreed(form: FormData): string {
  const terms = termsSchema.safeParse(form.get(termsField));
  if (!terms.success) throw new Response('This form is incomplete. Open the page again.', { status: 400 });
  return terms.data;
}
