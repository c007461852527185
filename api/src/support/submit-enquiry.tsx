import type { Enquiry } from '@larkwell/contracts/support/support';
import type { Deps } from '../deps';
import { queueMail } from '../jobs/mail-job';
import type { Limit } from '../security/rate-limits';
import { enquiryMail } from './enquiry-mail';

const ofAddress: Limit = { name: 'enquiry-address', points: 10, seconds: 3600 };
const ofSender: Limit = { name: 'enquiry-sender', points: 5, seconds: 3600 };

/** Mails an enquiry to support, whose answer goes to its sender. Who fills in the hidden field is only counted. */
export async function submitEnquiry(deps: Deps, enquiry: Enquiry, visitorAddress: string): Promise<void> {
  await deps.limits.count(ofAddress, visitorAddress);
  await deps.limits.count(ofSender, enquiry.email);
  if (enquiry.website) return;
  const { subject, name, email, phoneNumber, text } = enquiry;
  await deps.inTransaction((tx) =>
    queueMail(tx, deps.cipher, enquiryMail, {
      to: deps.settings.supportAddress,
      replyTo: email,
      data: { subject, name, email, phoneNumber, text },
    }),
  );
}
