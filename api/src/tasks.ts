import { answerMailRequest } from './accounts';
import { answerLookupRequest } from './appointments';
import { finishErasure } from './erasure';
import { accountMailJob, erasureJob, lookupCodeJob, textMessageJob } from './queue';
import { sendTextMessage } from './text-messages';
import type { Work } from './jobs';

/** What the queues do besides mails and sweeps. */
export const tasks: Work['tasks'] = {
  [accountMailJob.name]: answerMailRequest,
  [lookupCodeJob.name]: answerLookupRequest,
  [erasureJob.name]: finishErasure,
  [textMessageJob.name]: sendTextMessage,
};
