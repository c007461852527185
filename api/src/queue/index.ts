export {
  accountMailJob,
  erasureJob,
  lastMailJob,
  lookupCodeJob,
  mailJob,
  queueNames,
  sweepJob,
  textMessageJob,
} from './kinds';
export { createQueue, type JobQueue, type SendJob } from './queue';
export { prepareQueues, prepareQueuesWithin } from './prepare-queues';
