import type { Enquiry } from '@larkwell/contracts/support/support';
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
      {text.split(/\n{2,}/).map((paragraph, index) => (
        <Paragraph key={index}>{paragraph}</Paragraph>
      ))}
    </Letter>
  );
}
