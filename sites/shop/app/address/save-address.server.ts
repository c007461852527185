import { parseWithZod } from '@conform-to/zod/v4';
import type { Address } from '@larkwell/contracts/cart/shipping';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { paths } from '../paths';
import { getPlaces } from '../places/places.server';
import { notices } from '../session/session.server';
import { ask, type SignedInVisit } from '../session/visit.server';
import { addressForm, errorsByField } from './address-form';
import { addressOf } from './address-of';
import { fillFromZip } from './fill-from-zip.server';

/** Saves what the form for an address holds, and returns to the list. @param save the call that saves it */
export async function saveAddress(
  visit: SignedInVisit,
  request: Request,
  form: FormData,
  save: (address: Address) => Promise<{ message: string }>,
) {
  if (form.get('intent') === 'lookup-zip') return fillFromZip(visit, form);
  const submission = parseWithZod(form, { schema: addressForm });
  if (submission.status !== 'success') return replyToForm(submission);
  const address = addressOf(submission.value, await getPlaces(visit, request));
  const answer = await ask(visit, request, save(address));
  if (answer.ok) {
    const notice = await notices.give({ tone: 'success', text: answer.value.message });
    return seeOther(paths.addresses(), notice);
  }
  const { refusal } = answer;
  return replyToForm(submission, {
    refusal,
    fieldErrors: refusal.errorData && errorsByField(refusal.errorData),
  });
}
