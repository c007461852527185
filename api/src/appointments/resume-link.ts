import { currentLanguage } from '@larkwell/contracts/language/language';
import { recordMailbox } from '../audit';
import type { Deps } from '../deps';
import { findDraft, getDraft, type DraftRow } from '../drafts';
import { mailTo, spendOrRefuse } from '../http';
import { queueMail } from '../jobs';
import { refuse } from '../refusals';
import { DoesNotOpen } from '../security';
import { bookingSite } from './booking-site';
import { createLookupCode, networkHash, useLookupCode } from './lookup-codes';
import { resumeCodeMail } from './mails/lookup-code-mail';
import { resumeMail } from './mails/resume-mail';
import { sentences } from './sentences';

const purpose = 'resume link';

/** What a link carries, sealed: its address reveals nothing. */
interface Carried {
  draftId: string;
  email: string;
}

interface ResumeAsker {
  visitorAddress: string;
}

/**
 * Mails a link that leads back to a booking in progress, on any device. It works as long as the draft.
 * @throws 404 without the draft, 429 when the mailbox has had enough mails
 */
export async function mailResumeLink(
  deps: Deps,
  { draftId, email }: Carried,
  { visitorAddress }: ResumeAsker,
): Promise<void> {
  const draft = await getDraft(deps, draftId);
  if (draft.appointmentId) refuseGone();
  await spendOrRefuse(deps, mailTo(email, visitorAddress));
  const carried: Carried = { draftId, email };
  const link = deps.cipher.seal(JSON.stringify(carried), purpose);
  const language = currentLanguage();
  const data = { url: bookingSite(deps.settings.bookingUrl).resume(link) };
  await deps.inTransaction((tx) => queueMail(tx, deps.cipher, resumeMail, { to: email, data, language }));
}

/**
 * Mails the code that opens a link, to the address that got the link.
 * @throws 404 when the link opens nothing, 429 when the mailbox has had enough mails
 */
export async function mailResumeCode(
  deps: Deps,
  link: string,
  { visitorAddress }: ResumeAsker,
): Promise<void> {
  const { email } = await openLink(deps, link);
  await spendOrRefuse(deps, mailTo(email, visitorAddress));
  const language = currentLanguage();
  await deps.inTransaction(async (tx) => {
    const code = await createLookupCode({ ...deps, db: tx.db }, email, networkHash(deps, visitorAddress));
    await queueMail(tx, deps.cipher, resumeCodeMail, { to: email, data: { code }, language });
  });
}

/**
 * The draft, with its secret id, that a link leads to, in exchange for the mailed code.
 * @throws 404 when the link opens nothing, 400 with the sentence beside `code` when the code is not right
 */
export async function openResumeLink(
  deps: Deps,
  link: string,
  { code, visitorAddress }: ResumeAsker & { code: string },
): Promise<{ draftId: string; draft: DraftRow }> {
  const { draftId, email, draft } = await openLink(deps, link);
  const isRight = await useLookupCode(deps, email, code, visitorAddress);
  const action = isRight ? 'booking-code-accepted' : 'booking-code-refused';
  await recordMailbox(deps, email, { action, subject: 'draft' });
  if (!isRight) {
    const { codeWrong } = sentences;
    refuse(400, codeWrong, { code: 'code-wrong', errorData: { code: [codeWrong] } });
  }
  return { draftId, draft };
}

/** @throws 404 when the link is not ours, or its draft is over or booked */
async function openLink(deps: Deps, link: string): Promise<Carried & { draft: DraftRow }> {
  const carried = unseal(deps, link);
  const draft = carried && (await findDraft(deps, carried.draftId));
  return draft && !draft.appointmentId ? { ...carried, draft } : refuseGone();
}

function unseal({ cipher }: Deps, link: string): Carried | null {
  try {
    return JSON.parse(cipher.open(link, purpose)) as Carried;
  } catch (error) {
    if (error instanceof DoesNotOpen) return null;
    throw error;
  }
}

function refuseGone(): never {
  refuse(404, sentences.resumeGone, { rule: 'resume-link' });
}
