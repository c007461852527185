import { defineMail, Fact, Letter, Paragraph, plainText, quotedName } from '../mails';

interface NewMailerMailProps {
  kitId: string;
  testName: string;
  fullName: string;
  email: string;
  /** In one line; null when the profile has none. */
  place: string | null;
}

const where = ({ place }: NewMailerMailProps) =>
  place === null ? 'The profile has no address: ask for one.' : plainText(place);

/** To our own support: a person needs another prepaid mailer. */
export const newMailerMail = defineMail<NewMailerMailProps>({
  name: 'new-mailer',
  title: 'Send a new mailer',
  subject: ({ kitId }) => `New mailer for kit ${kitId}`,
  says: 'A customer needs a new prepaid mailer for a sample.',
  facts: {
    Kit: ({ kitId }) => kitId,
    Test: ({ testName }) => testName,
    Name: ({ fullName }) => quotedName(fullName),
    Email: ({ email }) => email,
    Address: where,
  },
  body: (data) => (
    <Letter preview={`Kit ${data.kitId}`} heading="Send a new mailer">
      <Paragraph>A customer needs a new prepaid mailer for a sample.</Paragraph>
      <Fact label="Kit">{data.kitId}</Fact>
      <Fact label="Test">{data.testName}</Fact>
      <Fact label="Name">{quotedName(data.fullName)}</Fact>
      <Fact label="Email">{data.email}</Fact>
      <Fact label="Address">{where(data)}</Fact>
    </Letter>
  ),
});
