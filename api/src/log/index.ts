export { summarizeError } from './error-summary';
export { createLog } from './log';
export { noteSlowWork, slowWorkAlarm, whileOpen } from './open-transaction';
