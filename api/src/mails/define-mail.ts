import type { ReactElement } from 'react';
import type { MailAttachment } from '../services';

/** What survives as JSON: a mail is rendered from it later, perhaps by another process. */
type Plain<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends Date | ((...args: never[]) => unknown)
    ? never
    : { [Key in keyof T]: Plain<T[Key]> };

/**
 * A kind of mail. Its functions run in the job that sends it, never in the transaction that queues it, and
 * any of them may throw: the mail is then sent as plain text, with `title`, `says` and the facts that do not
 * throw.
 */
export interface MailKind<Data = never> {
  /** Names the kind in the queue and in the log. Waiting mails are found by it, so it never changes. */
  name: string;
  /** The subject of the plain mail, and of every mail of a kind without `subject`. */
  title: string;
  subject?(data: Data): string;
  /** What the plain mail says besides its facts. */
  says?: string;
  /** What the reader has to know, by label: codes, times, amounts, links. Null leaves one out. */
  facts: Record<string, (data: Data) => string | null>;
  /** The full mail. */
  body(data: Data, attached: MailAttachment[]): ReactElement;
  /** A file that cannot be created is left out, and `body` is told. */
  attachments?(data: Data): MailAttachment[];
}

/**
 * Defines a kind of mail by the data it is rendered from. Only kinds listed in `mail-kinds.ts` can be sent.
 */
export function defineMail<Data>(kind: Data extends Plain<Data> ? MailKind<Data> : never): MailKind<Data> {
  return kind;
}
