import { tellFault } from '@larkwell/contracts/thrown';
import { render, toPlainText } from '@react-email/components';
import type { Logger } from 'pino';
import { speaking } from '../language';
import { noteSlowWork } from '../log';
import type { MailMessage } from '../services';
import type { MailKind } from './define-mail';
import { whyReceived } from './letter';
import { textPart } from './text-part';

/** A waiting mail: its recipient, its kind, and its data. */
export interface QueuedMail {
  kind: string;
  to: string;
  replyTo?: string | undefined;
  data: object;
}

/** Writes a mail in English, whatever language the work that queued it speaks. @throws as `composeMail` */
export const writeMail = (...mail: Parameters<typeof composeMail>): Promise<MailMessage> =>
  speaking('en', () => composeMail(...mail));

/**
 * Renders a mail, in HTML and in plain text. Parts that throw are left out and logged as an alarm without any
 * data of the mail: a file, or the body itself, which the facts replace as plain text.
 *
 * @throws when no kind has that name, so that the mail waits for a process that knows it
 */
async function composeMail(
  kinds: MailKind[],
  { kind: name, to, replyTo, data: given }: QueuedMail,
  log: Logger,
): Promise<MailMessage> {
  noteSlowWork('a letter');
  const kind = kinds.find((each) => each.name === name);
  if (!kind) throw new Error(`there is no mail named ${name}`);
  const data = given as never;
  const attempt = async <T>(part: string, write: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await write();
    } catch (error) {
      // Without its message: it was thrown while handling the reader's data, and may quote a name.
      const { type, at } = tellFault(error);
      log.error({ mail: name, part, fault: { type, at } }, 'part of a mail could not be rendered');
      return undefined;
    }
  };

  const subject = (await attempt('subject', () => kind.subject?.(data))) ?? kind.title;
  const attachments = (await attempt('attachments', () => kind.attachments?.(data))) ?? [];
  const letter = await attempt('body', async () => {
    const body = kind.body(data, attachments);
    const html = await render(body);
    return { html, text: toPlainText(html, textPart) };
  });
  return {
    to,
    replyTo,
    subject,
    ...(letter ?? { text: await writePlainly(kind, data, attempt) }),
    attachments,
  };
}

async function writePlainly(
  { title, says, facts }: MailKind,
  data: never,
  attempt: (part: string, write: () => string | null) => Promise<string | null | undefined>,
): Promise<string> {
  const lines: string[] = [];
  for (const [label, tell] of Object.entries(facts)) {
    const fact = await attempt(label, () => tell(data));
    if (fact) lines.push(`${label}: ${fact}`);
  }
  return ['Larkwell', title, says, lines.join('\n'), whyReceived].filter(Boolean).join('\n\n');
}
