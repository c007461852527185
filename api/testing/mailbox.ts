import type { AddressInfo } from 'node:net';
import { domainToASCII } from 'node:url';
import { SMTPServer } from 'smtp-server';
import { parseMail, type CapturedMail } from './mail-text';

export interface Mailbox {
  url: string;
  /** Every mail accepted so far, in order. */
  mails: CapturedMail[];
  to(address: string): CapturedMail[];
  close(): Promise<void>;
}

/** The server decodes a host that starts with `xn--`; the mail was sent to the encoded form. */
function asSent(address: string): string {
  const [name, host = ''] = address.split('@');
  return `${name}@${domainToASCII(host)}`;
}

/** A real SMTP server on a free port that keeps the mails it receives. */
export async function startMailbox(): Promise<Mailbox> {
  const mails: CapturedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString('utf8');
        for (const { address } of session.envelope.rcptTo) mails.push(parseMail(source, asSent(address)));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    to: (address) => mails.filter((mail) => mail.to === address),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
