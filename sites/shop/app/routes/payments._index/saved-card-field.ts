import { stripeIdSchema } from '@larkwell/contracts/fields/text';

/** A saved card that may pay, by its name: “Visa ending in 4242, 12/29”. */
export type SavedCardChoice = { id: string; name: string };

export const savedCardField = 'savedCard';

/** Posted when the person wants to enter another card. */
export const newCard = 'new';

/** The saved card that a form names, or null. */
export function readSavedCard(form: FormData): string | null {
  return stripeIdSchema.safeParse(form.get(savedCardField)).data ?? null;
}
