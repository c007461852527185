import type { Enquiry } from '@larkwell/contracts/support/support';
import type { Deps } from '../deps';
import { queueMail } from '../jobs';
import { enquiryMail } from './enquiry-mail';
import { insertEnquiry } from './store';

/** Stores an enquiry and mails it to support; a reply goes to its sender. */
export async function submitEnquiry(deps: Deps, enquiry: Enquiry): Promise<void> {
  await deps.inTransaction(async (tx) => {
    await insertEnquiry({ ...deps, db: tx.db }, enquiry);
    await queueMail(tx, deps.cipher, enquiryMail, {
      to: deps.settings.supportAddress,
      replyTo: enquiry.email,
      data: enquiry,
    });
  });
}
