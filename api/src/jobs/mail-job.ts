import type { Language } from '@larkwell/contracts/language/language';
import type { Transaction } from '../db';
import { type MailKind, type QueuedMail, isNobody } from '../mails';
import type { FieldCipher } from '../security';
import type { MailMessage } from '../services';
import { lastMailJob, mailJob } from '../queue';

export interface MailOrder<Data> {
  to: string;
  /** The reply address; support if omitted. */
  replyTo?: string | undefined;
  data: Data;
  /** The reader's language, for a kind that is written in several; English if omitted. */
  language?: Language | undefined;
}

/**
 * Queues a mail on the transaction's client: it is sent if and only if the rows it is about are committed.
 * Only its data is stored here; the job renders it, so that no template can undo the transaction. An erased
 * person gets none.
 */
export async function queueMail<Data extends object>(
  tx: Pick<Transaction, 'send'>,
  cipher: FieldCipher,
  kind: MailKind<Data>,
  order: MailOrder<Data>,
): Promise<void> {
  if (!isNobody(order.to)) await tx.send(mailJob, sealMail(cipher, kind, order));
}

/** Like `queueMail`, for the last mail to a person, which is deleted with completed jobs. */
export async function queueLastMail<Data extends object>(
  tx: Pick<Transaction, 'send'>,
  cipher: FieldCipher,
  kind: MailKind<Data>,
  order: MailOrder<Data>,
): Promise<void> {
  await tx.send(lastMailJob, sealMail(cipher, kind, order));
}

function sealMail<Data extends object>(
  cipher: FieldCipher,
  { name }: MailKind<Data>,
  { to, replyTo, data, language }: MailOrder<Data>,
): { sealed: string } {
  const queued: QueuedMail = { kind: name, to, replyTo, data, language };
  return { sealed: cipher.seal(JSON.stringify(queued), 'mail') };
}

/** A waiting mail: to be rendered, or already rendered by a version that did so when it queued. */
export function openSealedMail(cipher: FieldCipher, sealed: string): QueuedMail | MailMessage {
  return JSON.parse(cipher.open(sealed, 'mail')) as QueuedMail | MailMessage;
}
