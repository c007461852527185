import {
  renewalMessages,
  renewalSentence,
  type Renewal,
} from '@larkwell/contracts/subscriptions/renewal-terms';
import { Paragraph } from '../../mails';

/** What each renewal costs, when the next one is, and how to cancel; nothing without a subscription. */
export function RenewalParagraphs({ renewals }: { renewals: Renewal[] }) {
  if (renewals.length === 0) return null;
  return (
    <>
      {renewals.map((renewal, index) => (
        <Paragraph key={index}>{renewalSentence(renewal)}</Paragraph>
      ))}
      <Paragraph>{renewalMessages.howToCancel}</Paragraph>
    </>
  );
}
