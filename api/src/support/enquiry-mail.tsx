import type { Enquiry } from '@larkwell/contracts/support/support';
import { Fragment } from 'react';
import { defineMail, Letter, Paragraph, quotedName } from '../mails';

export const enquiryMail = defineMail<Enquiry>({
  name: 'enquiry',
  title: 'Support: a new message',
  subject: ({ subject }) => `Support: ${subject.replace(/\s+/g, ' ')}`,
  facts: {
    Subject: ({ subject }) => subject,
    Name: ({ name }) => quotedName(name),
    Email: ({ email }) => email,
    Phone: ({ phoneNumber }) => phoneNumber || null,
    Message: ({ text }) => text,
  },
  body: (data) => <EnquiryMail enquiry={data} />,
});

/** A message to support, for the people who answer. */
function EnquiryMail({ enquiry }: { enquiry: Enquiry }) {
  const { subject, name, email, phoneNumber, text } = enquiry;
  return (
    <Letter
      preview={`${quotedName(name)} wrote to support`}
      heading={subject}
      reply="A reply to this email goes to the sender."
    >
      <Paragraph>
        From {quotedName(name)}, {email}
        {phoneNumber ? `, ${phoneNumber}` : ''}
      </Paragraph>
      {paragraphsOf(text).map((lines, index) => (
        <Paragraph key={index}>
          {lines.map((line, at) => (
            <Fragment key={at}>
              {at > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </Paragraph>
      ))}
    </Letter>
  );
}

/** The lines of each paragraph. Browsers send a line break as two characters. */
function paragraphsOf(text: string): string[][] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n'));
}
