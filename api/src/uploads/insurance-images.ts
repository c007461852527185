import { randomBytes } from 'node:crypto';
import type { CardImage } from '@larkwell/contracts/drafts/drafts';
import { uploadMessages, type CardSide } from '@larkwell/contracts/uploads/uploads';
import { sql } from 'drizzle-orm';
import { nameVisit } from '../appointments';
import type { Deps } from '../deps';
import { getDraft, lockDraft, updateDraft, type DraftRow } from '../drafts';
import { refuse } from '../refusals';
import { nameFor, putFile } from '../files';
import { readClock } from '../db';
import { closeUnwanted } from '../payments';
import { pictureFolder } from '../services';
import { viewCardImage } from './card-image';
import { cleanImage, type Uncleaned } from './clean-image';

const columns = { front: 'frontImageKey', back: 'backImageKey' } as const satisfies Record<
  CardSide,
  keyof DraftRow
>;

/**
 * Stores one side of an insurance card and deletes the one it replaces. Seals it under the visit's key,
 * unless the owner wants pictures at plain addresses, under a name nobody can guess. Closes ways to pay at
 * Stripe that were opened with other pictures.
 */
export async function storeInsuranceImage(
  deps: Deps,
  { draftId, side, file }: { draftId: string; side: CardSide; file: Blob },
): Promise<CardImage> {
  const { db, storage } = deps;
  const draft = await getOpenDraft(deps, draftId);
  const image = await cleanImage(new Uint8Array(await file.arrayBuffer()));
  if (typeof image === 'string') refuseImage(image);
  const sealing = storage.picturesArePublic ? null : draft.key;
  const key = nameFor(`${pictureFolder}${randomBytes(24).toString('base64url')}.jpg`, sealing);
  // The row first: whatever happens to the upload, the sweep knows the key.
  await db.execute(sql`insert into insurance_images (key, draft_id) values (${key}, ${draft.id})`);
  await putFile(deps, { name: key, key: sealing }, image);
  const replaced = await deps.inTransaction(async (tx) => {
    const row = await lockDraft({ ...deps, db: tx.db }, draftId);
    await updateDraft(tx.db, row.id, { [columns[side]]: key });
    return row[columns[side]];
  });
  await closeUnwanted(deps, nameVisit({ draftId: draft.id }));
  if (replaced) await deleteImage(deps, replaced);
  return viewCardImage(deps, key, await readClock(db))!;
}

/**
 * Deletes an image of this draft. One of another draft, or of a booking, is not found. Closes ways to pay for
 * the visit with it at Stripe.
 */
export async function removeInsuranceImage(deps: Deps, draftId: string, key: string): Promise<void> {
  const { id } = await getOpenDraft(deps, draftId);
  await deps.inTransaction(async ({ db }) => {
    const row = await lockDraft({ ...deps, db }, draftId);
    const side = (['front', 'back'] as const).find((each) => row[columns[each]] === key);
    if (!side) refuse(404, 'That image is no longer available.');
    const completedSections = row.completedSections.filter((name) => name !== 'payment');
    await updateDraft(db, row.id, { [columns[side]]: null, completedSections });
  });
  await closeUnwanted(deps, nameVisit({ draftId: id }));
  await deleteImage(deps, key);
}

const busy = 'Many pictures are arriving at this moment. Please send yours again in half a minute.';

const sentences = {
  unreadable: uploadMessages.invalid,
  'unreadable-heic': uploadMessages.unreadableHeic,
  'too-large': uploadMessages.tooManyPixels,
} satisfies Record<Exclude<Uncleaned, 'busy'>, string>;

function refuseImage(reason: Uncleaned): never {
  if (reason === 'busy')
    refuse(429, busy, { errorData: { file: [busy] }, retryAfter: 30, rule: 'pictures-at-once' });
  const sentence = sentences[reason];
  refuse(400, sentence, { errorData: { file: [sentence] } });
}

async function getOpenDraft(deps: Deps, draftId: string): Promise<DraftRow> {
  const draft = await getDraft(deps, draftId);
  if (draft.appointmentId) refuse(409, 'This booking is already confirmed. Please start a new one.');
  return draft;
}

/** The object before the row: a row without an object is swept again, an object without a row never is. */
export async function deleteImage({ db, storage }: Pick<Deps, 'db' | 'storage'>, key: string): Promise<void> {
  await storage.remove(key);
  await db.execute(sql`delete from insurance_images where key = ${key} and appointment_id is null`);
}
