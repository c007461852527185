import type { Draft } from '@larkwell/contracts/drafts/drafts';
import {
  CARD_SIDES,
  MAX_UPLOAD_BYTES,
  tooLargePicture,
  uploadMessages,
  type CardSide,
} from '@larkwell/contracts/uploads/uploads';
import { attempt, attemptOr } from '@larkwell/platform/client/refusal';
import { apiFor } from '../../api.server';
import { errorMessages } from '../../messages/site';

const fieldOf = (side: CardSide) => `${side}_insurance_card_img` as const;

/**
 * Stores the pictures in a form, each side separately, and removes them from the form.
 *
 * @param isUpload whether a picture has to be there, because its button was pressed
 * @returns messages by field for refused sides
 */
export async function storeImages(request: Request, draft: Draft, form: FormData, isUpload: boolean) {
  const errors = isUpload ? askForMissing(draft, form) : {};
  for (const side of CARD_SIDES) {
    const file = form.get(fieldOf(side));
    form.delete(fieldOf(side));
    if (!(file instanceof File) || isNotChosen(file)) continue;
    const problem = problemOf(file);
    if (problem) {
      errors[fieldOf(side)] = [problem];
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

/** Upload was pressed before a picture was chosen: what to say beside the sides that have none. */
function askForMissing(draft: Draft, form: FormData) {
  const errors: Record<string, string[]> = {};
  const files = CARD_SIDES.map((side) => form.get(fieldOf(side)));
  if (files.some((file) => file instanceof File && !isNotChosen(file))) return errors;
  for (const side of CARD_SIDES) if (!draft.images[side]) errors[fieldOf(side)] = [uploadMessages.notChosen];
  return errors;
}

/** A browser sends a file without name and bytes for a field that was left alone. */
const isNotChosen = ({ name, size }: File) => size === 0 && (name === '' || name === 'blob');

/** What can be told without opening the file. A browser that does not know HEIC names no type for it. */
function problemOf({ type, size }: File): string | null {
  if (size === 0) return uploadMessages.empty;
  if (size > MAX_UPLOAD_BYTES) return tooLargePicture(size);
  const isPossible = type === '' || type === 'application/octet-stream' || type.startsWith('image/');
  return isPossible ? null : uploadMessages.invalid;
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
