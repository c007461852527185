import { mkdirSync } from 'node:fs';
import MailDev from 'maildev';
import type { Listening } from '../listening';

export interface MailOptions {
  smtpPort: number;
  /** The mailbox page, and its REST calls under `/email`. */
  mailboxPort: number;
  dataDir: string;
}

/**
 * Starts a mail server that keeps every mail for a mailbox page instead of delivering it. One per process.
 */
export async function startMail({ smtpPort, mailboxPort, dataDir }: MailOptions): Promise<Listening> {
  mkdirSync(dataDir, { recursive: true });
  const kept = process.listeners('SIGTERM').concat(process.listeners('SIGINT'));
  const maildev = new MailDev({
    smtp: smtpPort,
    web: mailboxPort,
    ip: '127.0.0.1',
    webIp: '127.0.0.1',
    mailDirectory: dataDir,
    silent: true,
  });
  // maildev ends the process by itself; here the caller decides that.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    for (const listener of process.listeners(signal))
      if (!kept.includes(listener)) process.off(signal, listener);
  }
  // Its own `listen` fails on an undeclared name once it listens (2.2.0).
  await new Promise<void>((resolve, reject) => {
    maildev.smtp.once('error', reject).listen(smtpPort, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${mailboxPort}`,
    stop: () => new Promise((resolve) => maildev.close(() => resolve())),
  };
}
