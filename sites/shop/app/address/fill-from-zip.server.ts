import { parseWithZod } from '@conform-to/zod/v4';
import { attempt } from '@larkwell/platform/client/refusal';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { z } from 'zod';
import { shippingMessages } from '../messages/checkout';
import type { Visit } from '../session/visit.server';
import { addressFormFields } from './address-form';

/** The form's names for the three fields. */
const usualNames = { zipCode: 'zipCode', city: 'city', state_id: 'state_id' };

/**
 * Answers "Find city and state": returns the form as typed, with both filled in. Fields that are still empty are not
 * errors yet.
 */
export async function fillFromZip({ api }: Visit, form: FormData, names = usualNames) {
  const zipForm = z.looseObject({ [names.zipCode]: addressFormFields.zipCode });
  const submission = parseWithZod(form, { schema: zipForm });
  if (submission.status !== 'success') return replyToForm(submission);
  const found = await attempt(api.places.zip({ zipCode: String(submission.value[names.zipCode]) }));
  if (!found.ok)
    return replyToForm(submission, { fieldErrors: { [names.zipCode]: [shippingMessages.zipUnknown] } });
  form.set(names.city, found.value.data.city);
  form.set(names.state_id, found.value.data.state_id);
  return replyToForm(parseWithZod(form, { schema: zipForm }));
}
