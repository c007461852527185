import type { Transaction } from '../db';
import { textMessageJob } from '../queue';
import type { FieldCipher } from '../security';
import type { TextMessage } from '../services';

const purpose = 'text message';

/** Queues a text message on the transaction's client: it is sent if and only if the rows it is about are committed. */
export async function queueTextMessage(
  tx: Pick<Transaction, 'send'>,
  cipher: FieldCipher,
  message: TextMessage,
): Promise<void> {
  await tx.send(textMessageJob, { sealed: cipher.seal(JSON.stringify(message), purpose) });
}

/** What `queueTextMessage` sealed. */
export const openTextMessage = (cipher: FieldCipher, sealed: string): TextMessage =>
  JSON.parse(cipher.open(sealed, purpose)) as TextMessage;
