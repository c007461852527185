import type { ReactElement } from 'react';
import { render } from '@react-email/components';
import type { Transaction } from '../db/database';
import type { FieldCipher } from '../security/field-cipher';
import type { MailAttachment, MailMessage } from '../services/mail';
import { mailJob } from './kinds';

export interface MailDraft {
  to: string;
  /** Where an answer goes; without it, to the sender. */
  replyTo?: string | undefined;
  subject: string;
  body: ReactElement;
  attachments?: MailAttachment[];
}

/**
 * Renders a mail (HTML and plain text) and queues it on the transaction's client: it goes out if and only if the
 * rows it speaks of are committed.
 */
export async function queueMail(
  tx: Pick<Transaction, 'send'>,
  cipher: FieldCipher,
  draft: MailDraft,
): Promise<void> {
  const { to, replyTo, subject, body, attachments } = draft;
  const html = await render(body);
  const text = await render(body, { plainText: true });
  const message: MailMessage = { to, replyTo, subject, html, text, attachments };
  await tx.send(mailJob, { sealed: cipher.seal(JSON.stringify(message), 'mail') });
}

export function openSealedMail(cipher: FieldCipher, sealed: string): MailMessage {
  return JSON.parse(cipher.open(sealed, 'mail')) as MailMessage;
}
