export {
  accountMailJob,
  erasureJob,
  lastMailJob,
  lookupCodeJob,
  mailJob,
  queueNames,
  sweepJob,
} from './kinds';
export { createQueue, type JobQueue, prepareQueues, type SendJob } from './queue';
