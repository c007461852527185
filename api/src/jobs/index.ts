export { openSealedMail, queueLastMail, queueMail } from './mail-job';
export { rehashSweep } from './rehash-sweep';
export type { Sweep } from './sweeps';
export { runJob, startWorker, type Work } from './worker';
