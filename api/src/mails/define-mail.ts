import type { ReactElement } from 'react';
import type { MailAttachment } from '../services';

/** What survives as JSON: a mail is written from it later, perhaps by another process. */
type Plain<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends Date | ((...args: never[]) => unknown)
    ? never
    : { [Key in keyof T]: Plain<T[Key]> };

/**
 * A kind of mail. Its functions run in the job that sends it, never in the transaction that queues it, and any of
 * them may throw: the mail then goes out as plain text, with `title`, `says` and those facts that can be told.
 */
export interface MailKind<Data = never> {
  /** Names the kind in the queue and in the log. A mail that waits is found by it, so it stays as it is. */
  name: string;
  /** The subject of the plain mail, and of every mail of a kind without `subject`. */
  title: string;
  subject?(data: Data): string;
  /** What the plain mail says beside its facts. */
  says?: string;
  /** By their labels, what the reader has to know: codes, times, amounts, links. Null leaves one out. */
  facts: Record<string, (data: Data) => string | null>;
  /** The mail as it is meant. */
  body(data: Data, attached: MailAttachment[]): ReactElement;
  /** A file that cannot be made is left out, and `body` learns of it. */
  attachments?(data: Data): MailAttachment[];
}

/** Defines a kind of mail by the data it is written from. It has to stand in `mail-kinds.ts` to be sent. */
export function defineMail<Data>(kind: Data extends Plain<Data> ? MailKind<Data> : never): MailKind<Data> {
  return kind;
}
