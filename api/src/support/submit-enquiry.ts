import type { Enquiry } from '@larkwell/contracts/support/support';
import type { Deps } from '../deps';
import { queueMail } from '../jobs';
import { enquiryMail } from './enquiry-mail';
import { insertEnquiry } from './store';

/** Stores an enquiry and mails it to support; a reply goes to its sender. */
export async function submitEnquiry(deps: Deps, enquiry: Enquiry): Promise<void> {
  const { subject, name, email, phoneNumber, text } = enquiry;
  const data = { subject, name, email, phoneNumber, text };
  await deps.inTransaction(async (tx) => {
    await insertEnquiry({ ...deps, db: tx.db }, data);
    await queueMail(tx, deps.cipher, enquiryMail, { to: deps.settings.supportAddress, replyTo: email, data });
  });
}
