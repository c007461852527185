import { parseWithZod } from '@conform-to/zod/v4';
import { attempt } from '@larkwell/platform/client/refusal';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { z } from 'zod';
import { shippingMessages } from '../messages/checkout';
import type { Visit } from '../session/visit.server';

/** Names of the fields of a form that a ZIP code fills in. */
export type PlaceFields = { zip: string; city: string; state: string };

/** As the contract names them. */
export const placeFields: PlaceFields = { zip: 'zipCode', city: 'city', state: 'state' };

/** Writes the five digits of a pasted ZIP+4 (68102-1234) in the place of all nine. */
export function shortenZip(form: FormData, name: string): void {
  const typed = String(form.get(name) ?? '');
  const digits = /^\s*(\d{5})[\s-]*\d{4}\s*$/.exec(typed)?.[1];
  if (digits) form.set(name, digits);
}

/** Answers the button "Find city and state": the form comes back as typed, with both filled in. */
export async function fillPlace(visit: Visit, form: FormData, { zip, city, state }: PlaceFields) {
  const found = await attempt(visit.api.places.zip({ zipCode: String(form.get(zip) ?? '').trim() }));
  if (found.ok) {
    form.set(city, found.value.data.city);
    form.set(state, found.value.data.state_id);
  }
  const submission = parseWithZod(form, { schema: z.looseObject({}) });
  return replyToForm(submission, found.ok ? {} : { fieldErrors: { [zip]: [shippingMessages.zipUnknown] } });
}
