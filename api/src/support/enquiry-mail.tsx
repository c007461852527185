import type { Enquiry } from '@larkwell/contracts/support/support';
import { Fragment } from 'react';
import { Letter, Paragraph } from '../mails/letter';

/** What somebody wrote to support, for the people who answer. */
export function EnquiryMail({ enquiry }: { enquiry: Enquiry }) {
  const { subject, name, email, phoneNumber, text } = enquiry;
  return (
    <Letter preview={`${name} wrote to support`} heading={subject}>
      <Paragraph>
        From {name}, {email}
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
