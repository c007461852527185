import type { Transaction } from '../db/database';
import type { MailKind } from '../mails/define-mail';
import type { QueuedMail } from '../mails/write-mail';
import type { FieldCipher } from '../security/field-cipher';
import type { MailMessage } from '../services/mail';
import { mailJob } from './kinds';

export interface MailOrder<Data> {
  to: string;
  /** Where an answer goes; without it, to the sender. */
  replyTo?: string | undefined;
  data: Data;
}

/**
 * Queues a mail on the transaction's client: it goes out if and only if the rows it speaks of are committed. Only its
 * data is kept here; the job writes it, so that nothing a letter does can undo the transaction.
 */
export async function queueMail<Data extends object>(
  tx: Pick<Transaction, 'send'>,
  cipher: FieldCipher,
  { name }: MailKind<Data>,
  { to, replyTo, data }: MailOrder<Data>,
): Promise<void> {
  const queued: QueuedMail = { kind: name, to, replyTo, data };
  await tx.send(mailJob, { sealed: cipher.seal(JSON.stringify(queued), 'mail') });
}

/** A mail that waited: to be written, or written already by a version of the product that did so when it queued. */
export function openSealedMail(cipher: FieldCipher, sealed: string): QueuedMail | MailMessage {
  return JSON.parse(cipher.open(sealed, 'mail')) as QueuedMail | MailMessage;
}
