import { pino } from 'pino';
import { mailKinds } from '../src/mail-kinds';
import { writeMail } from '../src/mails';
import { sampleMails } from './sample-mails';

/**
 * Prints every kind of mail with its sample data as JSON, for the component book: name, subject, HTML with the
 * pictures that it carries, and text.
 */
const silent = pino({ level: 'silent' });
const mails = await Promise.all(
  mailKinds.map(async ({ name }) => {
    const mail = { kind: name, to: 'maya@example.com', data: sampleMails[name]! };
    const { subject, html = '', text, attachments = [] } = await writeMail(mailKinds, mail, silent);
    const whole = attachments.reduce(
      (page, { cid, contentType, content }) =>
        cid ? page.replaceAll(`cid:${cid}`, `data:${contentType};base64,${content}`) : page,
      html,
    );
    return { name, subject, html: whole, text };
  }),
);
process.stdout.write(JSON.stringify(mails));
