import nodemailer from 'nodemailer';
import { noteSlowWork } from '../log';

export interface MailAttachment {
  filename: string;
  contentType: string;
  content: string;
  /** How `content` is written, if it is not text. */
  encoding?: 'base64';
  /** Shown inside the mail, where an image names it. */
  cid?: string;
}

export interface MailMessage {
  to: string;
  replyTo?: string | undefined;
  subject: string;
  /** Without it the mail is plain text. */
  html?: string | undefined;
  text: string;
  attachments?: MailAttachment[];
}

export interface MailService {
  /**
   * Sends the mail to the SMTP server. `id` becomes its Message-ID, so a repeat after a crash is recognizable
   * as the same mail.
   */
  send(message: MailMessage, id: string): Promise<void>;
  close(): void;
}

export function createMailService({ url, from }: { url: string; from: string }): MailService {
  const transport = nodemailer.createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 5000,
  });
  const host = from.replace(/^.*@|>.*$/g, '') || 'localhost';
  return {
    async send({ to, replyTo, subject, html, text, attachments }, id) {
      noteSlowWork('SMTP');
      await transport.sendMail({
        from,
        to,
        replyTo,
        subject,
        html,
        text,
        attachments,
        messageId: `<${id}@${host}>`,
      });
    },
    close: () => transport.close(),
  };
}
