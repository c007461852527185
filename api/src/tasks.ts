import { answerMailRequest } from './accounts/account-mail-job';
import { answerLookupRequest } from './appointments/lookup-code-job';
import { finishErasure } from './erasure/finish-erasure';
import { accountMailJob, erasureJob, lookupCodeJob } from './queue/kinds';
import type { Work } from './jobs/worker';

/** What the queues do besides mails and sweeps. */
export const tasks: Work['tasks'] = {
  [accountMailJob.name]: answerMailRequest,
  [lookupCodeJob.name]: answerLookupRequest,
  [erasureJob.name]: finishErasure,
};
