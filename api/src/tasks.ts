import { answerMailRequest } from './accounts/account-mail-job';
import { accountMailJob } from './jobs/kinds';
import type { Work } from './jobs/worker';

/** What the queues do besides mails and sweeps. */
export const tasks: Work['tasks'] = { [accountMailJob.name]: answerMailRequest };
