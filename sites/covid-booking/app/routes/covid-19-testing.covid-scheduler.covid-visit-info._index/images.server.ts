import type { Draft } from '@larkwell/contracts/drafts/drafts';
import { CARD_SIDES, uploadMessages, type CardSide } from '@larkwell/contracts/uploads/uploads';
import { attempt, attemptOr } from '@larkwell/platform/client/refusal';
import { apiFor } from '../../api.server';
import { errorMessages } from '../../messages/site';

const fieldOf = (side: CardSide) => `${side}_insurance_card_img` as const;

/**
 * Stores the pictures in a form, each side separately, and removes them from the form.
 *
 * @returns messages by field for refused sides
 */
export async function storeImages(request: Request, draft: Draft, form: FormData) {
  const errors: Record<string, string[]> = {};
  for (const side of CARD_SIDES) {
    const file = form.get(fieldOf(side));
    form.delete(fieldOf(side));
    if (!(file instanceof File) || file.size === 0) continue;
    if (!file.type.startsWith('image/')) {
      errors[fieldOf(side)] = [uploadMessages.invalid];
      continue;
    }
    const stored = await attemptOr(
      apiFor(request).uploads.uploadInsuranceImage({ draftId: draft.draftId, side, file }),
      errorMessages.tryAgain,
    );
    if (stored.ok) continue;
    errors[fieldOf(side)] = stored.refusal.errorData?.file ?? [stored.refusal.errorMessage];
  }
  return errors;
}

/** Deletes a picture by its key. Its field then shows as missing. */
export async function removeImage(request: Request, draft: Draft, side: CardSide) {
  const image = draft.images[side];
  if (image) {
    const { uploads } = apiFor(request);
    await attempt(uploads.removeInsuranceImage({ draftId: draft.draftId, key: image.key }));
  }
  return { [fieldOf(side)]: [uploadMessages.required] };
}
