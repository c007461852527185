export { openSealedMail, queueLastMail, queueMail } from './mail-job';
export type { Sweep } from './sweeps';
export { runJob, startWorker, type Work } from './worker';
