import { expect } from '@playwright/test';

/** One mail as the mailbox stand-in returns it. */
export interface Mail {
  id: string;
  subject: string;
  to: { address: string }[];
  text: string;
  html: string;
}

export interface Mailbox {
  /** Waits for the newest mail to `to` with a matching subject; jobs send it a moment after the page has answered. */
  find(wanted: { to: string; subject: RegExp | string }): Promise<Mail>;
  /** All mails to an address so far, oldest first. */
  list(to: string): Promise<Mail[]>;
}

export function openMailbox(port: string): Mailbox {
  const list = async (to: string) => {
    // Filtered by address: by the end of a run the mailbox holds hundreds.
    const response = await fetch(
      `http://127.0.0.1:${port}/email?${new URLSearchParams({ 'to.address': to })}`,
    );
    return (await response.json()) as Mail[];
  };
  return {
    list,
    async find({ to, subject }) {
      let found: Mail | undefined;
      const matches = (mail: Mail) =>
        typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject);
      await expect
        .poll(async () => (found = (await list(to)).findLast(matches)), {
          message: `a mail to ${to} with the subject ${subject}`,
          timeout: 60_000,
          // The mail goes out within a second.
          intervals: [100, 150, 200, 250],
        })
        .toBeDefined();
      return found!;
    },
  };
}
