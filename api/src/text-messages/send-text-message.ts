import type { Deps } from '../deps';
import { openTextMessage } from './queue-text-message';

/**
 * Sends a queued text message. One that is refused for good is logged without its number and not repeated.
 * @throws when the provider is away, so that the queue tries again
 */
export async function sendTextMessage(
  { textMessages, cipher, log }: Pick<Deps, 'textMessages' | 'cipher' | 'log'>,
  sealed: string,
): Promise<void> {
  if (!textMessages) return;
  const isTaken = await textMessages.send(openTextMessage(cipher, sealed));
  if (!isTaken) log.warn('a text message was refused');
}
