import type { Transaction } from '../db';
import { type MailKind, type QueuedMail, isNobody } from '../mails';
import type { FieldCipher } from '../security';
import type { MailMessage } from '../services';
import { lastMailJob, mailJob } from '../queue';

export interface MailOrder<Data> {
  to: string;
  /** Where an answer goes; without it, to the sender. */
  replyTo?: string | undefined;
  data: Data;
}

/**
 * Queues a mail on the transaction's client: it goes out if and only if the rows it speaks of are committed. Only its
 * data is kept here; the job writes it, so that nothing a letter does can undo the transaction. An erased person gets
 * none.
 */
export async function queueMail<Data extends object>(
  tx: Pick<Transaction, 'send'>,
  cipher: FieldCipher,
  kind: MailKind<Data>,
  order: MailOrder<Data>,
): Promise<void> {
  if (!isNobody(order.to)) await tx.send(mailJob, sealMail(cipher, kind, order));
}

/** As `queueMail`, for the last mail to a person: the queue forgets it with the jobs that ran. */
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
  { to, replyTo, data }: MailOrder<Data>,
): { sealed: string } {
  const queued: QueuedMail = { kind: name, to, replyTo, data };
  return { sealed: cipher.seal(JSON.stringify(queued), 'mail') };
}

/** A mail that waited: to be written, or written already by a version of the product that did so when it queued. */
export function openSealedMail(cipher: FieldCipher, sealed: string): QueuedMail | MailMessage {
  return JSON.parse(cipher.open(sealed, 'mail')) as QueuedMail | MailMessage;
}
